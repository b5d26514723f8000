import { sql } from 'drizzle-orm'
import type { CountedValue } from '#features/search/core/facets.ts'
import type { Db } from '#platform/db/database.ts'

/** What facets are counted by, of `profile_posting p`. */
export const facetColumns = sql`, p.years, p.qualification, p.documents, p.courses`

/**
 * As the statement counts them. `profiles`: of each row the number that profiles share whose study interests count for the
 * same, and in the same order the profile's own, each with commas between; null without rows. Nearly all differ, so the
 * database does not group them.
 */
export type CountedFacets = {
  values: CountedValue[]
  profiles: [courses: string | null, nos: string | null]
}

/**
 * Counts the rows of `best`, which have those columns. They are grouped first, so that each group is taken apart
 * once instead of each profile; the subqueries with an offset keep the planner from doing it the other way round.
 */
export const countFacets = sql`(
  with grouped as (
    select years, qualification, documents, bound, grouping(years) = 0 as of_years,
      grouping(qualification) = 0 as of_qualification, grouping(documents) = 0 as of_documents, count(*) as hits
    from (select *, case when grade <= 15 then 15 else (grade + 4) / 5 * 5 end as bound from best) as one
    group by grouping sets ((years), (qualification), (documents), (bound))
  ), counted (value, count) as (
    select 'year:' || year, sum(hits) from grouped cross join lateral (
        select year from generate_series(2000, 2062) as year where years & (1::bigint << (year - 2000)) <> 0 offset 0
      ) as wanted where of_years group by year
    union all
    select 'qualification:' || key, hits from grouped join search_code on kind = 'qualification' and code = qualification
      where of_qualification
    union all
    select 'document:' || key, sum(hits) from grouped join search_code on kind = 'document' and documents & (1 << code) <> 0
      where of_documents group by key
    union all
    select 'grade:' || (kept / 10.0)::numeric(2, 1), sum(hits) from grouped cross join lateral (
        select kept from unnest(array[15, 20, 25, 30, 35, 40]) as kept where bound <= kept offset 0
      ) as bounds where bound is not null group by kept
  )
  select json_build_object(
    'values', (select coalesce(json_agg(json_build_object('value', value, 'count', count)), '[]') from counted),
    'profiles', (select json_build_array(string_agg(courses::text, ','), string_agg(no::text, ',')) from best)))`

/** The values that study interests count for, each once; what counts for one is kept by its position here. */
const values: string[] = []
const positions = new Map<string, number>()
/** By the number that profiles share, which is made of them: what is known of one stays true. */
const known = new Map<string, readonly number[]>()
const maxKnown = 20_000

/** The values of study interests are looked up for numbers that were not met before, and added up here. */
export async function sumUpFacets(
  db: Db,
  { values: others, profiles: [courses, nos] }: CountedFacets,
): Promise<CountedValue[]> {
  if (!courses || !nos) return others
  const counts: number[] = []
  const add = (positions: readonly number[], hits: number) => {
    for (const position of positions) counts[position] = (counts[position] ?? 0) + hits
  }
  const unknown = new Map<string, { at: number; hits: number }>()
  for (const [at, number] of courses.split(',').entries()) {
    const positions = known.get(number)
    if (positions) add(positions, 1)
    else unknown.set(number, { at, hits: (unknown.get(number)?.hits ?? 0) + 1 })
  }
  if (unknown.size > 0) {
    const profiles = nos.split(',').map(Number)
    const found = await lookUp(
      db,
      [...unknown.values()].flatMap(({ at }) => profiles[at] ?? []),
    )
    for (const [number, { hits }] of unknown) add(found.get(number) ?? [], hits)
  }
  // Positions that were not counted are holes, which this leaves out.
  return [...others, ...counts.flatMap((count, position) => ({ value: values[position] ?? '', count }))]
}

/** By the number, of these profiles. */
async function lookUp(db: Db, nos: readonly number[]) {
  const { rows } = await db.execute<{ courses: string; values: string[] }>(sql`
    select p.courses::text, e.facets as values
    from profile_posting p join profile_entry e on e.no = p.no
    where p.no = any (${sql.param(nos)}::integer[]) and p.interest = 0 and p.place = 0`)
  const found = new Map(rows.map(({ courses, values }) => [courses, values.map(positionOf)]))
  if (known.size > maxKnown) known.clear()
  for (const [courses, positions] of found) known.set(courses, positions)
  return found
}

function positionOf(value: string): number {
  const position = positions.get(value) ?? values.push(value) - 1
  positions.set(value, position)
  return position
}
