import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { inlined } from '#platform/db/statements/statement.ts'
import type { OfferCriteria } from '../offers/offer-criteria.ts'
import { postingCondition } from '../offers/offer-postings.store.ts'
import { termsOf } from '../offers/offer-terms.ts'
import type { TownOffers } from './areas.ts'

/** How many there are and how many places in them are free, of `most` at most. */
export async function countFreePlaces(db: Db, criteria: OfferCriteria, most: number | null = null) {
  const { rows } = await db.execute<{ offers: number; freePlaces: number }>(sql`
    select count(distinct hit.offer_id)::int as offers,
      coalesce(sum(y.total - y.taken), 0)::int as "freePlaces"
    from (
      select e.offer_id from (
        select distinct p.no from offer_posting p where ${postingCondition(inlined(termsOf(criteria)), 'p')} limit ${most}::int
      ) found join offer_entry e on e.no = found.no
    ) hit left join offer_year y on y.offer_id = hit.offer_id and y.year >= ${criteria.firstYear}::int`)
  return rows[0] ?? { offers: 0, freePlaces: 0 }
}

type CourseOfOffer = {
  id: string
  nameDe: string | null
  nameEn: string | null
  degree: string | null
  freeYears: number[]
}

export async function readCourses(db: Db, ids: string[]): Promise<CourseOfOffer[]> {
  const { rows } = await db.execute<CourseOfOffer>(sql`
    select e.offer_id as id, s.name_de as "nameDe", s.name_en as "nameEn", s.degree, e.free_years as "freeYears"
    from offer_entry e left join study_interest s on s.id = e.study_interest_id
    where e.offer_id = any(${sql.param(ids)}::uuid[])`)
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}

/** Everything that is published, by town and course. */
export async function listTownOffers(db: Db): Promise<TownOffers[]> {
  const { rows } = await db.execute<TownOffers>(sql`
    select l.town, avg(l.latitude) as latitude, avg(l.longitude) as longitude,
      e.study_interest_id as "studyInterestId",
      array_agg(distinct e.offer_id) as offers, array_agg(distinct e.company_id) as companies
    from offer_entry e join offer_location l on l.offer_id = e.offer_id
    group by l.town, e.study_interest_id, round(l.latitude), round(l.longitude)
    order by l.town, e.study_interest_id`)
  return rows
}

export async function listCourseAreas(db: Db) {
  const { rows } = await db.execute<{ id: number; area: string; areaDe: string; areaEn: string }>(sql`
    select s.id, a.key as area, a.name_de as "areaDe", a.name_en as "areaEn"
    from study_interest s join subject_area a on a.key = s.subject_area_key where s.active`)
  return rows
}

/** Where the university is; the areas are named after these towns. */
export async function listCentres(db: Db) {
  const { rows } = await db.execute<{ name: string; latitude: number; longitude: number }>(sql`
    select town as name, latitude, longitude from institution_location where not is_withdrawn order by town`)
  return rows
}
