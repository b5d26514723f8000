import { type Context, transaction } from '#platform/context/context.ts'
import type { PatternKind } from '../saved-search-codec.ts'
import { findCandidates, insertHits, type News, takeNews } from './changed-records.store.ts'
import { findAmong } from './match-records.ts'
import { awaitSaving } from './watch.store.ts'

/** Records a transaction; it may find thousands of searches for each, of which those that are alike are asked once. */
const chunk = 200

/** Notes of a part of the news which saved searches they are hits of; false where there was nothing new. */
export function matchNews(ctx: Context): Promise<boolean> {
  return transaction(ctx, async (ctx) => {
    const news = await takeNews(ctx.db, chunk)
    if (news.size === 0) return false
    await awaitSaving(ctx.db)
    const hits = new Map<string, string[]>()
    for (const [kind, records] of news) {
      const found = await findAmong(ctx, await findInQuestion(ctx, kind, records))
      for (const [patternId, recordIds] of found) hits.set(patternId, recordIds)
    }
    // Last, for nobody can remove a search with new hits until the transaction ends.
    await insertHits(ctx.db, hits, ctx.clock())
    return true
  })
}

/** Records a statement, so that none takes long. */
const atOnce = 50

async function findInQuestion(ctx: Context, kind: PatternKind, news: News[]): Promise<Map<string, string[]>> {
  const all = new Map<string, string[]>()
  for (let start = 0; start < news.length; start += atOnce) {
    for (const [id, recordIds] of await findCandidates(ctx.db, kind, news.slice(start, start + atOnce))) {
      all.set(id, [...(all.get(id) ?? []), ...recordIds])
    }
  }
  return all
}
