import type { SettingChange } from '@tandem/contract/backend/settings'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'

/** Of each setting, as the audit has it. */
export const selectNewestChanges = (db: Db) =>
  select(
    db,
    sql`(select distinct on (record_id) * from audit_entry where record_type = 'setting'
      order by record_id, position desc)`,
    null,
  )

export const selectSettingChanges = (db: Db, limit: number) =>
  select(db, sql`(select * from audit_entry where record_type = 'setting')`, limit)

async function select(db: Db, entries: SQL, limit: number | null): Promise<SettingChange[]> {
  const { rows } = await db.execute<SettingChange & Record<string, unknown>>(sql`
    select entry.record_id as key,
      to_char(entry.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
      case when entry.account_id is not null then jsonb_build_object('id', entry.account_id, 'name',
        nullif(trim(person.first_name || ' ' || person.last_name), '')) end as by,
      entry.details -> 'before' -> 'value' as before, entry.details -> 'after' -> 'value' as after
    from ${entries} entry left join account person on person.id = entry.account_id
    order by entry.position desc limit ${limit}`)
  return rows
}
