import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import type { SavedSearchKind } from '../codec/saved-search-codec.ts'

/** `isNew`: it could not be found before. */
export type ChangedRecord = { id: string; isNew: boolean }

/** Takes the oldest changes that no other process is working on; they are deleted when the transaction commits. */
export async function takeChangedRecords(
  db: Db,
  limit: number,
): Promise<Map<SavedSearchKind, ChangedRecord[]>> {
  const { rows } = await db.execute<{ kind: SavedSearchKind; id: string; isNew: boolean }>(sql`
    with taken as (
      delete from search_news where no in (
        select no from search_news order by no limit ${limit} for update skip locked
      ) returning *
    )
    select distinct on (kind, record_id) kind, record_id as id, event = 'came' as "isNew"
    from taken order by kind, record_id, no`)
  const byKind = new Map<SavedSearchKind, ChangedRecord[]>()
  for (const { kind, ...record } of rows) byKind.set(kind, [...(byKind.get(kind) ?? []), record])
  return byKind
}

/** By saved search those of these records that may be new hits of it: the search itself decides. */
export async function findCandidates(
  db: Db,
  kind: SavedSearchKind,
  records: readonly ChangedRecord[],
): Promise<Map<string, string[]>> {
  const ids = records.map(({ id }) => id)
  const isNew = records.map((each) => each.isNew)
  const { rows } = await db.execute<{ savedSearchId: string; recordIds: string[] }>(sql`
    with changed as (select * from unnest(${sql.param(ids)}::uuid[], ${sql.param(isNew)}::boolean[]) as each (id, is_new)),
    record as materialized (${recordsOf[kind]})
    select w.pattern_id as "savedSearchId", array_agg(distinct r.id) as "recordIds"
    from record r join search_pattern_watch w on w.keys && r.keys
    where (w.years = '{}' or w.years && r.years)
      and (w.grade is null or r.grade <= w.grade)
      and (w.knows_all or r.is_new)
      and (w.chord = '{}' or exists (
        select from unnest(w.x, w.y, w.z, w.chord) as c (x, y, z, chord), unnest(r.x, r.y, r.z) as p (x, y, z)
        where (p.x - c.x) ^ 2 + (p.y - c.y) ^ 2 + (p.z - c.z) ^ 2 <= c.chord * ${tolerance} ))
      and not exists (select from search_pattern_hit h where h.pattern_id = w.pattern_id and h.record_id = r.id)
      and not search_person(r.id) = any (w.known)
    group by w.pattern_id order by w.pattern_id`)
  return new Map(rows.map(({ savedSearchId, recordIds }) => [savedSearchId, recordIds]))
}

/** Places are stored less precisely than they are given; the search itself has the last word. */
const tolerance = 1.001

const points = (from: SQL) => sql`
  cross join lateral (
    select coalesce(array_agg(x), '{}') as x, coalesce(array_agg(y), '{}') as y, coalesce(array_agg(z), '{}') as z
    from (${from}) place where x is not null
  ) place`

/** What the records are like, as `search_pattern_watch` asks for it; a person has a row for each profile. */
const recordsOf: Record<SavedSearchKind, SQL> = {
  applicants: sql`
    select changed.id, changed.is_new, search_watch_keys('applicants', e.interests) as keys, e.years, e.grade,
      place.x, place.y, place.z
    from changed join profile_entry e on e.person = search_person(changed.id) and e.applicant_id = changed.id
    ${points(sql`select x, y, z from profile_posting p where p.no = e.no and p.interest = 0`)}`,
  offers: sql`
    select changed.id, changed.is_new, search_watch_keys('offers', array[e.study_interest_id]) as keys, e.years,
      null::smallint as grade, place.x, place.y, place.z
    from changed join offer_entry e on e.offer_id = changed.id
    ${points(sql`select x, y, z from offer_posting p where p.no = e.no and p.interest = 0 and p.place >= 0`)}`,
  companies: sql`
    select changed.id, changed.is_new, search_watch_keys('companies', offered.interests) as keys, offered.years,
      null::smallint as grade, place.x, place.y, place.z
    from changed join company_entry c on c.company_id = changed.id
    cross join lateral (
      select coalesce(array_agg(distinct e.study_interest_id), '{}') as interests,
        array(select distinct year from offer_entry o, unnest(o.years) as year where o.company_id = c.company_id) as years
      from offer_entry e where e.company_id = c.company_id
    ) as offered
    ${points(sql`select c.x, c.y, c.z union all select p.x, p.y, p.z from offer_posting p
      where p.company = c.no and p.interest = 0`)}`,
}

/** By saved search; each once, whoever else finds it at the same time. Of a search without mails they count as mailed, so that none comes later. */
export async function insertHits(db: Db, found: ReadonlyMap<string, string[]>, at: Date): Promise<void> {
  const hits = [...found].flatMap(([id, recordIds]) => recordIds.map((recordId) => [id, recordId] as const))
  if (hits.length === 0) return
  const instant = sql`${at.toISOString()}::timestamptz`
  await db.execute(sql`
    with owned as (
      select id, notification_interval from search_pattern
      where id = any(${sql.param([...new Set(hits.map(([id]) => id))])}::uuid[]) order by id for key share
    )
    insert into search_pattern_hit (pattern_id, record_id, found_at, notified_at)
    select owned.id, hit.record_id, ${instant}, case owned.notification_interval when 'never' then ${instant} end
    from unnest(${sql.param(hits.map(([id]) => id))}::uuid[], ${sql.param(hits.map(([, id]) => id))}::uuid[])
      as hit (pattern_id, record_id) join owned on owned.id = hit.pattern_id
    on conflict do nothing`)
}
