import { bestOffers, type Candidate, type Ranked } from '#features/matching/matching.api.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { readRankCursor, writeRankCursor } from '../core/rank-cursor.ts'
import { bounded, type FoundPage } from '../core/summarise-hits.ts'
import { isOfAnyCourse, type OfferCriteria } from './offer-criteria.ts'

type Search<C extends Candidate> = {
  criteria: OfferCriteria
  /** All hits, or those of the criteria's `tier`. */
  read: (criteria: OfferCriteria) => Promise<C[]>
  keyOf?: (candidate: C) => string
}
type Paging = { worstFirst: boolean; cursor?: string | undefined; page: number; perPage: number }

/** The page of those that fit the reader best, out of all hits; null where there is nothing to rank by. */
export async function rankPage<C extends Candidate>(
  ctx: Context,
  viewer: Viewer,
  { criteria, read, ...search }: Search<C>,
  { worstFirst, cursor, page, perPage }: Paging,
): Promise<FoundPage<Ranked<C>> | null> {
  const order = worstFirst ? 'worst' : 'match'
  const source = {
    ...search,
    readAll: () => read(criteria),
    readOf: isOfAnyCourse(criteria) ? (tier: number[]) => read({ ...criteria, tier }) : undefined,
  }
  const after = cursor === undefined ? null : readRankCursor(order, cursor)
  // It goes on as it began: in another order, where there was nothing to rank by.
  if (cursor !== undefined && !after) return null
  const best = await bestOffers(ctx, viewer, source, {
    ...{ after, worstFirst },
    ...{ offset: (page - 1) * perPage, limit: perPage },
  })
  if (!best) return null
  const last = best.isMore ? best.rows.at(-1) : undefined
  const counted = best.total === null ? { total: null, totalIsMinimum: false } : bounded(best.total)
  return { rows: best.rows, cursor: last ? writeRankCursor(order, last) : null, ...counted }
}
