import * as z from 'zod/mini'
import { bestOffers, type Candidate, type Ranked, type RankKey } from '#features/matching/matching.api.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { peekCursor, writeCursor } from '../core/cursor.ts'
import { isOfAnyCourse, type OfferCriteria } from './offer-criteria.ts'

type Search<C extends Candidate> = {
  criteria: OfferCriteria
  /** All hits, or those of the criteria's `tier`. */
  read: (criteria: OfferCriteria) => Promise<C[]>
  keyOf?: (candidate: C) => string
}
type Paging = { cursor?: string | undefined; page: number; perPage: number }

const form = z.tuple([z.literal('match'), z.nullable(z.number()), z.number(), z.number(), z.uuid()])

/** The page of those that fit the reader best, out of all hits; null where there is nothing to rank by. */
export async function rankPage<C extends Candidate>(
  ctx: Context,
  viewer: Viewer,
  { criteria, read, ...search }: Search<C>,
  { cursor, page, perPage }: Paging,
): Promise<{ rows: Ranked<C>[]; cursor: string | null } | null> {
  const source = {
    ...search,
    readAll: () => read(criteria),
    readOf: isOfAnyCourse(criteria) ? (tier: number[]) => read({ ...criteria, tier }) : undefined,
  }
  const after = cursor === undefined ? null : rankIn(cursor)
  // It goes on as it began: in another order, where there was nothing to rank by.
  if (cursor !== undefined && !after) return null
  const best = await bestOffers(ctx, viewer, source, { after, offset: (page - 1) * perPage, limit: perPage })
  if (!best) return null
  const last = best.isMore ? best.rows.at(-1) : undefined
  const next = last && writeCursor(['match', last.total, last.known, last.at, last.id])
  return { rows: best.rows, cursor: next ?? null }
}

function rankIn(cursor: string): RankKey | null {
  const key = peekCursor(form, cursor)
  if (!key) return null
  const [, total, known, at, id] = key
  return { total, known, at, id }
}
