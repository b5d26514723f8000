import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import type { SavedSearchKind } from '../saved-search-codec.ts'

/** A record of the news. `came`: it could not be found before. */
export type ChangedRecord = { id: string; came: boolean }

/** Takes the oldest news that nobody else is working on; they are gone when the transaction commits. */
export async function takeChangedRecords(
  db: Db,
  limit: number,
): Promise<Map<SavedSearchKind, ChangedRecord[]>> {
  const { rows } = await db.execute<{ kind: SavedSearchKind; id: string; came: boolean }>(sql`
    with taken as (
      delete from search_news where no in (
        select no from search_news order by no limit ${limit} for update skip locked
      ) returning *
    )
    select distinct on (kind, record_id) kind, record_id as id, event = 'came' as came
    from taken order by kind, record_id, no`)
  const byKind = new Map<SavedSearchKind, ChangedRecord[]>()
  for (const { kind, ...news } of rows) byKind.set(kind, [...(byKind.get(kind) ?? []), news])
  return byKind
}

/** By saved search those of these records that are like what it looks for, and that it did not know or find before. */
export async function findCandidates(
  db: Db,
  kind: SavedSearchKind,
  news: readonly ChangedRecord[],
): Promise<Map<string, string[]>> {
  const ids = news.map(({ id }) => id)
  const came = news.map((each) => each.came)
  const { rows } = await db.execute<{ savedSearchId: string; recordIds: string[] }>(sql`
    with news as (select * from unnest(${sql.param(ids)}::uuid[], ${sql.param(came)}::boolean[]) as each (id, came)),
    record as materialized (${recordsOf[kind]})
    select w.pattern_id as "savedSearchId", array_agg(distinct r.id) as "recordIds"
    from record r join search_pattern_watch w on w.keys && r.keys
    where (w.years = '{}' or w.years && r.years)
      and (w.grade is null or r.grade <= w.grade)
      and (w.knows_all or r.came)
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
    select news.id, news.came, search_watch_keys('applicants', e.interests) as keys, e.years, e.grade,
      place.x, place.y, place.z
    from news join profile_entry e on e.person = search_person(news.id) and e.applicant_id = news.id
    ${points(sql`select x, y, z from profile_posting p where p.no = e.no and p.interest = 0`)}`,
  offers: sql`
    select news.id, news.came, search_watch_keys('offers', array[e.study_interest_id]) as keys, e.years,
      null::smallint as grade, place.x, place.y, place.z
    from news join offer_entry e on e.offer_id = news.id
    ${points(sql`select x, y, z from offer_entry_place p where p.offer_id = e.offer_id`)}`,
  companies: sql`
    select news.id, news.came, search_watch_keys('companies', offered.interests) as keys, offered.years,
      null::smallint as grade, place.x, place.y, place.z
    from news join company_entry c on c.company_id = news.id
    cross join lateral (
      select coalesce(array_agg(distinct e.study_interest_id), '{}') as interests,
        array(select distinct year from offer_entry o, unnest(o.years) as year where o.company_id = c.company_id) as years
      from offer_entry e where e.company_id = c.company_id
    ) as offered
    ${points(sql`select c.x, c.y, c.z union all select p.x, p.y, p.z from offer_entry_place p
      join offer_entry e on e.offer_id = p.offer_id where e.company_id = c.company_id`)}`,
}

/** By saved search; each once, whoever else finds it at the same time. Who wants no mail is not told of it later either. */
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
