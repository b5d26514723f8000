import { and, or, type SQL, sql } from 'drizzle-orm'
import type { TextQuery } from './text-query.ts'
import { minInfixLength } from './words.ts'

/** Whether a text has all words of the query; its words are cut as `search_cut` does it. */
export const nameMatches = (text: SQL, { terms }: Pick<TextQuery, 'terms'>): SQL =>
  and(sql`true`, ...terms.map((group) => or(sql`false`, ...group.map((term) => hasTerm(text, term))))) ??
  sql`true`

const hasTerm = (text: SQL, term: string): SQL =>
  term.length < minInfixLength
    ? sql`(${text} like ${`${term}%`} or ${text} like ${`% ${term}%`})`
    : sql`${text} like ${`%${term}%`}`
