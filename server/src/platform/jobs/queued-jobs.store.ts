import type { JobState } from '@tandem/contract/backend/operations/jobs'
import { type SQL, sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Db } from '#platform/db/database.ts'
import { givenUp } from './boss.ts'

export type QueuedJob = {
  id: string
  kind: string
  state: JobState
  createdAt: string
  nextAt: string | null
  tries: number
  maxTries: number
}

/** A job that failed for good lies twice for an hour; what was given up is the copy that stays. Jobs of the queue itself are left out. */
const queued = sql`
  select id, case when name = ${givenUp} then coalesce(source_name, name) else name end as kind,
    case when name = ${givenUp} then 'given_up' when state = 'created' then 'waiting' when state = 'active' then 'running'
      when state = 'retry' then 'retrying' else 'failed' end as state,
    created_on, start_after, retry_count, retry_limit, case when name = ${givenUp} then source_id end as source_id,
    coalesce(source_retry_count, retry_count) as tried
  from pgboss.job
  where name not like '\_\_pgboss%' and (
    (name = ${givenUp} and state = 'created')
    or (name <> ${givenUp} and (state in ('created', 'active', 'retry') or (state = 'failed' and dead_letter is null))))`

const iso = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

export async function countQueued(db: Db): Promise<{ kind: string; state: JobState; count: number }[]> {
  const { rows } = await db.execute<{ kind: string; state: JobState; count: number }>(sql`
    select kind, state, count(*)::int as count from (${queued}) job group by kind, state order by kind`)
  return rows
}

type Wanted = { state: JobState; kind?: string | undefined; offset: number; limit: number }

/** The oldest first. */
export async function listQueued(db: Db, { state, kind, offset, limit }: Wanted): Promise<QueuedJob[]> {
  const { rows } = await db.execute<QueuedJob>(sql`
    select id, kind, state, ${iso(sql`created_on`)} as "createdAt",
      case when state in ('waiting', 'retrying') then ${iso(sql`start_after`)} end as "nextAt",
      case when state in ('waiting') then 0 when state = 'given_up' then tried + 1 else retry_count + 1 end::int as tries,
      (case when state = 'given_up' then tried else retry_limit end + 1)::int as "maxTries"
    from (${queued}) job
    where state = ${state} and ${kind === undefined ? sql`true` : sql`kind = ${kind}`}
    order by created_on, id limit ${limit} offset ${offset}`)
  return rows
}

/** `sourceId`: of which job what was given up is the copy. */
type LockedJob = { id: string; kind: string; state: JobState; sourceId: string | null }

/** Those of them that wait or failed, held until the end of the transaction. */
export async function lockQueued(db: Db, ids: string[]): Promise<LockedJob[]> {
  await db.execute(sql`select from pgboss.job where id = any(${uuids(ids)}) for update`)
  const { rows } = await db.execute<LockedJob>(sql`
    select id, kind, state, source_id as "sourceId" from (${queued}) job
    where id = any(${uuids(ids)}) and state <> 'running'`)
  return rows
}

/** Now instead of after their pause; their workers are woken, or they would sleep until they next look. */
export async function retryQueued(db: Db, ids: string[]): Promise<void> {
  await db.execute(sql`
    with due as (
      update pgboss.job set start_after = now()
      where id = any(${uuids(ids)}) and state in ('created', 'retry') and name <> ${givenUp} returning name)
    select pg_notify('pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24), name) from (select distinct name from due) d`)
}

/** Gives them, or all, their tries again. Answers how many there were, and of which jobs they were the copies. */
export async function redriveGivenUp(
  db: Db,
  ids?: string[],
): Promise<{ moved: number; sourceIds: string[] }> {
  const findSources = async () => {
    const { rows } = await db.execute<{ id: string }>(sql`
      select source_id as id from pgboss.job
      where name = ${givenUp} and source_id is not null and ${ids ? sql`id = any(${uuids(ids)})` : sql`true`}
      for update`)
    return rows.map(({ id }) => id)
  }
  const sources = await findSources()
  if (sources.length === 0) return { moved: 0, sourceIds: [] }
  const moved = await queue(db).redrive(givenUp, { limit: sources.length, ...(ids && { ids }) })
  const left = new Set(await findSources())
  return { moved, sourceIds: sources.filter((id) => !left.has(id)) }
}

export const retryFailed = (db: Db, kind: string, ids: string[]) => queue(db).retry(kind, ids)

export async function deleteQueued(db: Db, ids: string[]): Promise<void> {
  await db.execute(sql`delete from pgboss.job where id = any(${uuids(ids)})`)
}

/** What was kept of a job that was given up. */
export async function discardCopyOf(db: Db, jobId: string): Promise<void> {
  await db.execute(sql`delete from pgboss.job where name = ${givenUp} and source_id = ${jobId}::uuid`)
}

type Source = { id: string; name: string; tries: number; at: Date }

/** From which job something that was given up is the copy. */
export async function nameSource(
  db: Db,
  id: string,
  { id: sourceId, name, tries, at }: Source,
): Promise<void> {
  const when = sql`${at.toISOString()}::timestamptz`
  await db.execute(sql`
    update pgboss.job set source_name = ${name}, source_id = ${sourceId}::uuid, source_created_on = ${when},
      source_retry_count = ${tries - 1}, created_on = ${when}, start_after = ${when} where id = ${id}::uuid`)
}

/** Never started, so without timers or connections. */
const queue = (db: Db) => new PgBoss({ db: fromDrizzle(db, sql) })

const uuids = (ids: string[]): SQL => sql`${`{${ids.join(',')}}`}::uuid[]`
