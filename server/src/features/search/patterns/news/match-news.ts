import { type Context, transaction } from '#platform/context/context.ts'
import { keeperOf } from '../keeper.ts'
import { findKept } from '../keepers.store.ts'
import { openSaved } from '../kinds/open-search.ts'
import type { PatternKind } from '../pattern-book.ts'
import { type Candidate, findCandidates, insertHits, type News, takeNews } from './news.store.ts'
import { awaitSaving } from './watch.store.ts'

/** Records a transaction; it may find thousands of searches for each. */
const chunk = 50

/** Notes of a part of the news which saved searches they are hits of; false where there was nothing new. */
export function matchNews(ctx: Context): Promise<boolean> {
  return transaction(ctx, async (ctx) => {
    const news = await takeNews(ctx.db, chunk)
    if (news.size === 0) return false
    await awaitSaving(ctx.db)
    for (const [kind, records] of news) await matchRecords(ctx, kind, records)
    return true
  })
}

async function matchRecords(ctx: Context, kind: PatternKind, news: News[]): Promise<void> {
  const candidates = await findCandidates(ctx.db, kind, news)
  for (let start = 0; start < candidates.length; start += loaded) {
    await verify(ctx, candidates.slice(start, start + loaded))
  }
}

/** Saved searches loaded at once. */
const loaded = 500

async function verify(ctx: Context, candidates: Candidate[]): Promise<void> {
  const recordsOf = new Map(candidates.map(({ patternId, recordIds }) => [patternId, recordIds]))
  for (const kept of await findKept(ctx.db, [...recordsOf.keys()])) {
    const { pattern } = kept
    const keeper = keeperOf(kept)
    if (!keeper) continue
    const search = await openSaved(ctx, keeper, pattern)
    await insertHits(ctx.db, {
      patternId: pattern.id,
      recordIds: await search.among(recordsOf.get(pattern.id) ?? []),
      at: ctx.clock(),
      // Whoever wants no mail is not told of it later either.
      isTold: pattern.notificationInterval === 'never',
    })
  }
}
