import * as z from 'zod/mini'
import { bestOffers, type Candidate, type Ranked, type RankKey } from '#features/matching/matching.api.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { peekCursor, writeCursor } from '../core/cursor.ts'
import { bounded, type FoundPage } from '../core/summarise-hits.ts'
import { isOfAnyCourse, type OfferCriteria } from './offer-criteria.ts'

type Search<C extends Candidate> = {
  criteria: OfferCriteria
  /** All hits, or those of the criteria's `tier`. */
  read: (criteria: OfferCriteria) => Promise<C[]>
  keyOf?: (candidate: C) => string
}
type Paging = { worstFirst: boolean; cursor?: string | undefined; page: number; perPage: number }

const rank = [z.nullable(z.number()), z.number(), z.number(), z.uuid()] as const
/** A cursor names its order. */
const forms = {
  match: z.tuple([z.literal('match'), ...rank]),
  worst: z.tuple([z.literal('worst'), ...rank]),
}

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
  const after = cursor === undefined ? null : rankIn(cursor, order)
  // It goes on as it began: in another order, where there was nothing to rank by.
  if (cursor !== undefined && !after) return null
  const best = await bestOffers(ctx, viewer, source, {
    ...{ after, worstFirst },
    ...{ offset: (page - 1) * perPage, limit: perPage },
  })
  if (!best) return null
  const last = best.isMore ? best.rows.at(-1) : undefined
  const next = last && writeCursor([order, last.total, last.known, last.at, last.id])
  const counted = best.total === null ? { total: null, totalIsMinimum: false } : bounded(best.total)
  return { rows: best.rows, cursor: next ?? null, ...counted }
}

function rankIn(cursor: string, order: keyof typeof forms): RankKey | null {
  const key = peekCursor(forms[order], cursor)
  if (!key) return null
  const [, total, known, at, id] = key
  return { total, known, at, id }
}
