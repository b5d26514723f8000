import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import type { PositionRow } from './match-rows.ts'

/** Of these offers, whatever their status; in no order. */
export async function loadPositions(db: Db, offerIds: readonly string[]) {
  const { rows } = await db.execute<{ id: string; position: PositionRow }>(sql`
    select o.id, match_position(o) as position from offer o where o.id = any(${sql.param(offerIds)}::uuid[])`)
  return rows
}

/** The same of offers that can be found, from the search rows: made already, for ranking thousands. */
export async function loadIndexedPositions(db: Db, offerIds: readonly string[]) {
  const { rows } = await db.execute<{ id: string; position: PositionRow }>(sql`
    select offer_id as id, position from offer_entry_text where offer_id = any(${sql.param(offerIds)}::uuid[])`)
  return rows
}
