import * as z from 'zod/mini'
import type { RankKey } from '#features/matching/matching.api.ts'
import { peekCursor, writeCursor } from './cursor.ts'

const rank = [z.nullable(z.number()), z.number(), z.number(), z.uuid()] as const
/** A cursor names its order. */
const forms = {
  match: z.tuple([z.literal('match'), ...rank]),
  worst: z.tuple([z.literal('worst'), ...rank]),
}
export type RankOrder = keyof typeof forms

/** Where a page of a list that is ordered by match ended. */
export const writeRankCursor = (order: RankOrder, last: RankKey): string =>
  writeCursor([order, last.total, last.known, last.at, last.id])

/** Null for a cursor of another order. */
export function readRankCursor(order: RankOrder, cursor: string): RankKey | null {
  const key = peekCursor(forms[order], cursor)
  if (!key) return null
  const [, total, known, at, id] = key
  return { total, known, at, id }
}
