import type { Context } from '#platform/context/context.ts'
import type { Reader } from '../reader.ts'
import { pageByMatch, type RankedPage, type Source, type Window } from './page-by-match.ts'
import { offerRanker, profileRanker } from './rank-matches.ts'
import type { Candidate } from './ranked.ts'

/** A page of the offers that fit the reader best; null where there is nothing to order by. */
export async function bestOffers<C extends Candidate>(
  ctx: Context,
  reader: Reader,
  source: Source<C>,
  window: Window,
): Promise<RankedPage<C> | null> {
  const ranker = await offerRanker(ctx, reader)
  return ranker && pageByMatch(source, ranker.tiers, ranker.rank, window)
}

/** A page of the profiles that fit the offer best; null where there is nothing to order by. */
export async function bestProfiles<C extends Candidate>(
  ctx: Context,
  offerId: string,
  source: Source<C>,
  window: Window,
): Promise<RankedPage<C> | null> {
  const ranker = await profileRanker(ctx, offerId)
  return ranker && pageByMatch(source, ranker.tiers, ranker.rank, window)
}
