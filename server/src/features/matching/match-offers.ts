import type { Match } from '@tandem/contract/matching'
import type { Context } from '#platform/context/context.ts'
import { describePairs } from './describe-pairs.ts'
import { toPosition } from './loading/match-rows.ts'
import { readOwnSeekers } from './loading/own-seekers.ts'
import { loadPositions } from './loading/positions.store.ts'
import { readReferences } from './loading/references.store.ts'
import { areMatchesEnabled, type Reader } from './reader.ts'

/**
 * The reader's matches with these offers, by offer; those that there are none with are left out. Offers that the
 * reader may not see are the caller's to keep away.
 */
export async function matchOffers(
  ctx: Context,
  reader: Reader,
  offerIds: readonly string[],
): Promise<ReadonlyMap<string, Match>> {
  if (reader.type !== 'applicant' || offerIds.length === 0 || !(await areMatchesEnabled(ctx)))
    return new Map()
  const references = await readReferences(ctx.db)
  const { seekerFor } = await readOwnSeekers(ctx, reader.applicantId, references)
  const positions = await loadPositions(ctx.db, offerIds)
  const pairs = positions.flatMap(({ id, position }) => {
    const seeker = seekerFor(id)
    return seeker ? { id, seeker, position: toPosition(position, references) } : []
  })
  return describePairs(ctx, references, pairs)
}
