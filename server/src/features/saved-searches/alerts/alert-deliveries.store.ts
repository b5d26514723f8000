import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import type { AlertInterval } from './intervals.rules.ts'

/** Records by saved search. */
type Hits = ReadonlyMap<string, readonly string[]>

/** The hits that were in no mail yet, the newest first; none that its owner put under “rather not”. */
export const findUnreadAlerts = (db: Db, savedSearchIds: readonly string[]): Promise<Map<string, string[]>> =>
  readHits(
    db,
    sql`select hit.* from search_pattern_hit hit join search_pattern p on p.id = hit.pattern_id
      where pattern_id = any(${sql.param(savedSearchIds)}::uuid[]) and notified_at is null
        and not exists (select from bookmark b where b.account_id = p.account_id and b.record_id = hit.record_id
          and b.category = 'negative')`,
  )

/** What was found up to `before` is due. */
type Due = { interval: AlertInterval; before: Date }

/**
 * Which of these saved searches have an alert that is still due. Until the transaction ends nobody else sends their
 * alerts, and nobody edits or pauses them.
 */
export async function lockDue(db: Db, ids: readonly string[], { interval, before }: Due): Promise<string[]> {
  const these = sql`id = any(${sql.param(ids)}::uuid[])`
  await db.execute(sql`select from search_pattern where ${these} order by id for no key update`)
  // A statement of its own sees what was done while the first one waited.
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from search_pattern p where ${these} and notification_interval = ${interval} and not paused
      and exists (select from search_pattern_hit where pattern_id = p.id and notified_at is null
        and found_at <= ${before.toISOString()}::timestamptz)`)
  return rows.map(({ id }) => id)
}

/** Marks these hits as mailed and answers those that were not before, the newest first. */
export const claimUnread = (db: Db, hits: Hits, at: Date): Promise<Map<string, string[]>> =>
  readHits(
    db,
    sql`update search_pattern_hit as hit set notified_at = ${at.toISOString()}::timestamptz
      from ${listed(hits)} where ${isUnread} returning hit.*`,
  )

/** Of hits that were in no mail: they may be found again. */
export async function deleteStaleHits(db: Db, hits: Hits): Promise<void> {
  if (hits.size > 0)
    await db.execute(sql`delete from search_pattern_hit as hit using ${listed(hits)} where ${isUnread}`)
}

function listed(hits: Hits): SQL {
  const pairs = [...hits].flatMap(([savedSearchId, recordIds]) =>
    recordIds.map((id) => ({ savedSearchId, id })),
  )
  const savedSearchIds = sql.param(pairs.map(({ savedSearchId }) => savedSearchId))
  return sql`unnest(${savedSearchIds}::uuid[], ${sql.param(pairs.map(({ id }) => id))}::uuid[]) as listed (pattern_id, record_id)`
}

const isUnread = sql`hit.pattern_id = listed.pattern_id and hit.record_id = listed.record_id and hit.notified_at is null`

async function readHits(db: Db, hits: SQL): Promise<Map<string, string[]>> {
  const { rows } = await db.execute<{ savedSearchId: string; recordIds: string[] }>(sql`
    with hit as (${hits})
    select pattern_id as "savedSearchId", array_agg(record_id order by found_at desc, record_id desc) as "recordIds"
    from hit group by pattern_id`)
  return new Map(rows.map(({ savedSearchId, recordIds }) => [savedSearchId, recordIds]))
}
