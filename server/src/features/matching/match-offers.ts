import { forCards, type Match } from '@tandem/contract/matching'
import type { Context } from '#platform/context/context.ts'
import { describePairs } from './describe-pairs.ts'
import { type PositionRow, toPosition } from './loading/match-rows.ts'
import { openOwnSeekers } from './loading/own-seekers.ts'
import { loadPositions } from './loading/positions.store.ts'
import { readReferences } from './loading/references.store.ts'
import { loadOwnSeekers, type OwnSeekerRow } from './loading/seekers.store.ts'
import { type Candidate, compareRanked, type Ranked, rankOf, withRank } from './ranking/ranked.ts'
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
  const seekers = await loadOwnSeekers(ctx.db, reader.applicantId)
  return matchPositions(ctx, seekers, await loadPositions(ctx.db, offerIds))
}

/** The same of what the caller has read along. */
export async function matchPositions(
  ctx: Context,
  seekers: readonly OwnSeekerRow[],
  positions: readonly { id: string; position: PositionRow }[],
  choose?: typeof forCards,
): Promise<ReadonlyMap<string, Match>> {
  const references = await readReferences(ctx.db)
  const { seekerFor } = openOwnSeekers(seekers, references)
  const pairs = positions.flatMap(({ id, position }) => {
    const seeker = seekerFor(id)
    return seeker ? { id, seeker, position: toPosition(position, references) } : []
  })
  return describePairs(ctx, references, pairs, choose)
}

/** Of the offers of each key the one that fits the reader best, with the match; none for keys without a match. */
export async function matchBestOffers<C extends Candidate & { position: PositionRow }>(
  ctx: Context,
  seekers: readonly OwnSeekerRow[],
  offers: readonly C[],
  keyOf: (offer: C) => string,
): Promise<ReadonlyMap<string, { offer: C; match: Match }>> {
  const references = await readReferences(ctx.db)
  const { seekerFor } = openOwnSeekers(seekers, references)
  const positions = new Map(offers.map(({ id, position }) => [id, toPosition(position, references)]))
  const best = new Map<string, Ranked<C>>()
  for (const offer of offers) {
    const position = positions.get(offer.id)
    if (!position) continue
    const ranked = withRank(offer, rankOf(seekerFor(offer.id), position))
    const other = best.get(keyOf(offer))
    if (ranked.total !== null && (!other || compareRanked(ranked, other) < 0)) best.set(keyOf(offer), ranked)
  }
  const pairs = [...best.values()].flatMap(({ id }) => {
    const [seeker, position] = [seekerFor(id), positions.get(id)]
    return seeker && position ? { id, seeker, position } : []
  })
  const matches = describePairs(ctx, references, pairs, forCards)
  return new Map(
    [...best].flatMap(([key, offer]) => {
      const match = matches.get(offer.id)
      return match ? [[key, { offer, match }]] : []
    }),
  )
}
