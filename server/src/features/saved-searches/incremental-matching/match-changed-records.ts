import { type Context, transaction } from '#platform/context/context.ts'
import type { SavedSearchKind } from '../saved-search-codec.ts'
import {
  type ChangedRecord,
  findCandidates,
  insertHits,
  takeChangedRecords,
} from './changed-records.store.ts'
import { matchRecords } from './match-records.ts'
import { awaitRunningSaves } from './watch.store.ts'

/** Records a transaction; it may find thousands of searches for each, of which those that are alike are asked once. */
const chunk = 200

/** Notes of a part of the news which saved searches they are hits of; false where there was nothing new. */
export function matchChangedRecords(ctx: Context): Promise<boolean> {
  return transaction(ctx, async (ctx) => {
    const news = await takeChangedRecords(ctx.db, chunk)
    if (news.size === 0) return false
    await awaitRunningSaves(ctx.db)
    const hits = new Map<string, string[]>()
    for (const [kind, records] of news) {
      const found = await matchRecords(ctx, await findCandidatesOf(ctx, kind, records))
      for (const [savedSearchId, recordIds] of found) hits.set(savedSearchId, recordIds)
    }
    // Last, for nobody can remove a search with new hits until the transaction ends.
    await insertHits(ctx.db, hits, ctx.clock())
    return true
  })
}

/** Records a statement, so that none takes long. */
const atOnce = 50

async function findCandidatesOf(
  ctx: Context,
  kind: SavedSearchKind,
  news: ChangedRecord[],
): Promise<Map<string, string[]>> {
  const all = new Map<string, string[]>()
  for (let start = 0; start < news.length; start += atOnce) {
    for (const [id, recordIds] of await findCandidates(ctx.db, kind, news.slice(start, start + atOnce))) {
      all.set(id, [...(all.get(id) ?? []), ...recordIds])
    }
  }
  return all
}
