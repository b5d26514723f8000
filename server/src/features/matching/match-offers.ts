import { forCards, type Match } from '@tandem/contract/matching'
import type { Context } from '#platform/context/context.ts'
import { describePairs } from './describe-pairs.ts'
import { type KeptPosition, type PositionRow, type References, toPosition } from './loading/match-rows.ts'
import { type OwnSeekers, openOwnSeekers } from './loading/own-seekers.ts'
import { loadPositions } from './loading/positions.store.ts'
import { readReferences } from './loading/references.store.ts'
import { loadOwnSeekers, type OwnSeekerRow } from './loading/seekers.store.ts'
import { type Candidate, compareRanked, type RankKey, rankOfScore } from './ranking/ranked.ts'
import { areMatchesEnabled, type Reader } from './reader.ts'
import { type Score, scoreMatch, seeksSomething } from './scoring/score-match.ts'
import { describeMatch } from './words/describe-match.ts'

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
export async function matchBestOffers<C extends Candidate & { position: KeptPosition }>(
  ctx: Context,
  seekers: readonly OwnSeekerRow[],
  offers: readonly (readonly [key: string, offers: readonly C[]])[],
): Promise<ReadonlyMap<string, { offer: C; match: Match }>> {
  const references = await readReferences(ctx.db)
  const { seekerFor } = openOwnSeekers(seekers, references)
  const languageNames = references.languageNames[ctx.locale]
  const matches = new Map<string, { offer: C; match: Match }>()
  for (const [key, candidates] of offers) {
    const best = bestOf(candidates, seekerFor, references)
    if (!best) continue
    const match = describeMatch(best.score, ctx.locale, languageNames, forCards)
    matches.set(key, { offer: best.offer, match })
  }
  return matches
}

function bestOf<C extends Candidate & { position: KeptPosition }>(
  candidates: readonly C[],
  seekerFor: OwnSeekers['seekerFor'],
  references: References,
) {
  let best: { offer: C; score: Score; rank: RankKey } | null = null
  for (const offer of candidates) {
    const seeker = seekerFor(offer.id)
    if (!seeker || !seeksSomething(seeker)) continue
    const score = scoreMatch(seeker, offer.position.of(references))
    const rank = { id: offer.id, at: offer.at, ...rankOfScore(score) }
    if (!best || compareRanked(rank, best.rank) < 0) best = { offer, score, rank }
  }
  return best
}
