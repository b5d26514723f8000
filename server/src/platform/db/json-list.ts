import { type SQL, sql } from 'drizzle-orm'

/** JSON of each of these rows, a subquery; empty where there is none. `each` may end with an order. */
export const jsonList = <Each>(each: SQL, rows: SQL): SQL<Each[]> =>
  sql`(select coalesce(json_agg(${each}), '[]') from ${rows})`
