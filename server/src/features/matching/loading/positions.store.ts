import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { statement } from '#platform/db/statements/statement.ts'
import type { PositionRow } from './match-rows.ts'

type Row = { id: string; position: PositionRow }

/** Of these offers, whatever their status; in no order. Those that can be found have theirs in the search rows. */
export const loadPositions = (db: Db, offerIds: readonly string[]): Promise<Row[]> =>
  positions(db, null, { offerIds: [...offerIds] })

const positions = statement<Row, null, { offerIds: string[] }>(
  (_, { offerIds }) => sql`
    select o.id, coalesce(t.position, match_position(o)) as position
    from offer o left join offer_entry e on e.offer_id = o.id left join offer_entry_text t on t.no = e.no
    where o.id = any(${offerIds}::uuid[])`,
)

/** The same of offers that can be found, from the search rows: made already, for ranking thousands. */
export const loadIndexedPositions = (db: Db, offerIds: readonly string[]): Promise<Row[]> =>
  indexed(db, null, { offerIds: [...offerIds] })

const indexed = statement<Row, null, { offerIds: string[] }>(
  (_, { offerIds }) =>
    sql`select e.offer_id as id, t.position from offer_entry e join offer_entry_text t on t.no = e.no
    where e.offer_id = any(${offerIds}::uuid[])`,
)
