import { and, or, type SQL, sql } from 'drizzle-orm'
import type { TextQuery } from './text-query.ts'
import { shortestInside } from './words.ts'

/** Whether a text of words as `search_cut` makes them has all that was typed. */
export const namedLike = (text: SQL, { terms }: Pick<TextQuery, 'terms'>): SQL =>
  and(sql`true`, ...terms.map((group) => or(sql`false`, ...group.map((term) => stands(text, term))))) ??
  sql`true`

const stands = (text: SQL, term: string): SQL =>
  term.length < shortestInside
    ? sql`(${text} like ${`${term}%`} or ${text} like ${`% ${term}%`})`
    : sql`${text} like ${`%${term}%`}`
