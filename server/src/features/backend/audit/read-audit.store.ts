import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'

export type AuditRow = {
  id: string
  position: number
  at: string
  action: string
  accountId: string | null
  actorName: string | null
  recordType: string
  recordId: string
  recordName: string | null
  details: Record<string, unknown>
}

export type AuditFilter = {
  before?: number | undefined
  who?: string | undefined
  what?: string | undefined
  whom: string
  recordType?: string | undefined
  recordId?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** The newest first. Names are those of now: none is kept in an entry. */
export async function selectAuditEntries(db: Db, filter: AuditFilter, limit: number): Promise<AuditRow[]> {
  const { rows } = await db.execute<Record<string, unknown> & AuditRow>(sql`
    select entry.id, entry.position::int as position, entry.action, entry.account_id as "accountId",
      to_char(entry.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
      nullif(trim(actor.first_name || ' ' || actor.last_name), '') as "actorName",
      entry.record_type as "recordType", entry.record_id as "recordId", record.name as "recordName",
      entry.details
    from audit_entry entry
    left join account actor on actor.id = entry.account_id
    left join lateral (${recordName}) record on true
    where ${sql.join(conditions(filter), sql` and `)}
    order by entry.position desc
    limit ${limit}`)
  return rows
}

/** By its type, the name that a record is known by in the back office. */
const recordName = sql`
  select company.name from company where entry.record_type = 'company' and company.id::text = entry.record_id
  union all
  select offer.title_de from offer where entry.record_type = 'offer' and offer.id::text = entry.record_id
  union all
  select trim(person.first_name || ' ' || person.last_name) from account person
  where entry.record_type = 'account' and person.id::text = entry.record_id
  union all
  select trim(person.first_name || ' ' || person.last_name) from organisation_person person
  where entry.record_type = 'location_person' and person.id::text = entry.record_id
  union all
  select location.name from institution_location location
  where entry.record_type = 'location' and location.key = entry.record_id
  union all
  (select version.content ->> 'titleDe' from content_version version
  where version.kind = entry.record_type and version.kind <> 'location' and version.record_id = entry.record_id
  order by version.revision desc limit 1)`

function conditions({ before, who, what, whom, recordType, recordId, from, to }: AuditFilter): SQL[] {
  const part = `%${whom.replace(/[\\%_]/g, '\\$&')}%`
  return [
    sql`true`,
    ...(before === undefined ? [] : [sql`entry.position < ${before}`]),
    ...(who === undefined ? [] : [sql`entry.account_id = ${who}`]),
    ...(what === undefined ? [] : [sql`entry.action = ${what}`]),
    ...(whom === '' ? [] : [sql`record.name ilike ${part}`]),
    ...(recordType === undefined ? [] : [sql`entry.record_type = ${recordType}`]),
    ...(recordId === undefined ? [] : [sql`entry.record_id = ${recordId}`]),
    ...(from === undefined
      ? []
      : [sql`entry.created_at >= ${from}::date::timestamp at time zone 'Europe/Berlin'`]),
    ...(to === undefined
      ? []
      : [sql`entry.created_at < (${to}::date + 1)::timestamp at time zone 'Europe/Berlin'`]),
  ]
}

export async function selectAuditActors(db: Db): Promise<{ id: string; name: string | null }[]> {
  const { rows } = await db.execute<{ id: string; name: string | null }>(sql`
    select actor.id, nullif(trim(person.first_name || ' ' || person.last_name), '') as name
    from (select distinct account_id as id from audit_entry where account_id is not null) actor
    left join account person on person.id = actor.id
    order by person.last_name collate "und-x-icu" nulls last, person.first_name collate "und-x-icu", actor.id`)
  return rows
}

export type ChainRow = { id: string; position: string; payload: string; previousHash: string; hash: string }

/** In their order. The text is put together here, not by the database's own function, which somebody may have replaced. */
export async function selectChain(db: Db, after: string, limit: number): Promise<ChainRow[]> {
  const { rows } = await db.execute<ChainRow>(sql`
    select id, entry.position::text as position, previous_hash as "previousHash", hash, jsonb_build_array(
      entry.position, id, account_id, action, record_type, record_id, details,
      to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))::text as payload
    from audit_entry entry where entry.position > ${after}::bigint order by entry.position limit ${limit}`)
  return rows
}
