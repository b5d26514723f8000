import { type Context, transaction } from '#platform/context/context.ts'
import { enqueueAll } from '#platform/jobs/jobs.ts'
import { keeperOf } from '../keeper.ts'
import { findKept, type KeptRow } from '../keepers.store.ts'
import { openSaved } from '../kinds/open-search.ts'
import { hitsMail } from './hits-mail.jobs.ts'
import { listedHits, type NewHits } from './new-hits.ts'
import { claimUntold, type FoundHit, unfind } from './told.store.ts'

/** A mail for each, about all that is new. What a search does not find any more is not told, and may come again. */
export function tellPatterns(ctx: Context, patternIds: string[]): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const claimed = await claimUntold(ctx.db, patternIds, ctx.clock())
    const mails: NewHits[] = []
    const gone: FoundHit[] = []
    for (const kept of await findKept(ctx.db, [...claimed.keys()])) {
      const { id: patternId } = kept.pattern
      const claimedIds = claimed.get(patternId) ?? []
      const found = await stillFound(ctx, kept, claimedIds)
      gone.push(
        ...claimedIds.filter((id) => !found.includes(id)).map((recordId) => ({ patternId, recordId })),
      )
      const recordIds = found.slice(0, listedHits)
      if (found.length > 0) mails.push({ patternId, recordIds, more: found.length - recordIds.length })
    }
    await unfind(ctx.db, gone)
    await enqueueAll(ctx.db, hitsMail, mails)
  })
}

async function stillFound(ctx: Context, kept: KeptRow, ids: string[]): Promise<string[]> {
  const keeper = keeperOf(kept)
  return keeper ? (await openSaved(ctx, keeper, kept.pattern)).among(ids) : []
}
