import type { Locale } from '@tandem/contract/common'
import * as z from 'zod/mini'
import { readCursor, writeCursor } from './cursor.ts'

/** The sort key of a hit as the cursor keeps it. */
export type OrderKey = string | number
export type Hit = { id: string; key: OrderKey }
/** From the hit that was seen last, or after so many. */
export type HitWindow = { after: Hit | null; offset: number; limit: number }
type PagingQuery = { cursor?: string | undefined; page: number; perPage: number }
export type PageOfIds = { ids: string[]; cursor: string | null }

/** What a sort key may be, so that no cursor makes the database stumble. */
const orderKeys = {
  /** Microseconds. */
  instant: z.number().check(z.gte(0), z.lte(9e15)),
  chord: z.number().check(z.gte(0), z.lte(4)),
  days: z.int32(),
  name: z.string().check(z.regex(/^[^\0]*$/)),
}

/** A cursor names its order, so that it cannot go on with another one. */
export async function readOrderedPage<Order extends string>(
  { order, key, locale }: { order: Order; key: keyof typeof orderKeys; locale: Locale },
  { cursor, page, perPage }: PagingQuery,
  read: (window: HitWindow) => Promise<Hit[]>,
): Promise<PageOfIds> {
  const form = z.tuple([z.literal(order as string), orderKeys[key], z.uuid()])
  const after = cursor === undefined ? null : readCursor(form, cursor, locale)
  const hits = await read({
    after: after && { key: after[1], id: after[2] },
    offset: after ? 0 : (page - 1) * perPage,
    limit: perPage + 1,
  })
  const last = hits.length > perPage ? hits[perPage - 1] : undefined
  return {
    ids: hits.slice(0, perPage).map(({ id }) => id),
    cursor: last ? writeCursor([order, last.key, last.id]) : null,
  }
}
