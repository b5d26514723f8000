import { type Context, transaction } from '#platform/context/context.ts'
import type { SavedSearchKind } from '../codec/saved-search-codec.ts'
import {
  type ChangedRecord,
  findCandidates,
  insertHits,
  takeChangedRecords,
} from './changed-records.store.ts'
import { matchRecords } from './match-records.ts'
import { awaitRunningSaves } from './watch.store.ts'

/** Records a transaction; it may find thousands of searches for each, of which equivalent ones are run once. */
const chunk = 200

/** Stores the hits among the oldest changed records; false where none had changed. */
export function matchChangedRecords(ctx: Context): Promise<boolean> {
  return transaction(ctx, async (ctx) => {
    const changed = await takeChangedRecords(ctx.db, chunk)
    if (changed.size === 0) return false
    await awaitRunningSaves(ctx.db)
    const hits = new Map<string, string[]>()
    for (const [kind, records] of changed) {
      const found = await matchRecords(ctx, await findCandidatesInSteps(ctx, kind, records))
      for (const [savedSearchId, recordIds] of found) hits.set(savedSearchId, recordIds)
    }
    // Last, for nobody can remove a search with new hits until the transaction ends.
    await insertHits(ctx.db, hits, ctx.clock())
    return true
  })
}

/** Records a statement, so that none takes long. */
const atOnce = 50

async function findCandidatesInSteps(
  ctx: Context,
  kind: SavedSearchKind,
  records: ChangedRecord[],
): Promise<Map<string, string[]>> {
  const all = new Map<string, string[]>()
  for (let start = 0; start < records.length; start += atOnce) {
    for (const [id, recordIds] of await findCandidates(ctx.db, kind, records.slice(start, start + atOnce))) {
      all.set(id, [...(all.get(id) ?? []), ...recordIds])
    }
  }
  return all
}
