import { and, or, type SQL, sql } from 'drizzle-orm'
import { matchesInterests } from '#features/offers/offers.api.ts'
import { toTenths } from '#platform/db/grade.ts'
import type { Circle } from '../core/circles.ts'
import { fold } from '../core/fold.ts'
import type { TextQuery } from '../text/text-query.ts'
import type { OfferCriteria } from './offer-criteria.ts'

/** What holds for the hits, of the rows `offer_entry e`; undefined where all are hits. */
export function offerConditions(criteria: OfferCriteria): SQL | undefined {
  const { text, company, place, qualification, grade, unmarked, wantedBy } = criteria
  return and(
    text
      ? sql`e.offer_id in (select t.offer_id from offer_entry_text t where ${matchesText(text, sql`t.words`)})`
      : undefined,
    company === null ? undefined : sql`e.company_id = ${company}`,
    ofInterest(criteria, sql`e.study_interest_id`),
    place.length > 0 ? sql`e.offer_id in (select p.offer_id from ${placesWithin(criteria)})` : undefined,
    inYear(criteria),
    qualification === null
      ? undefined
      : sql`(e.qualifications = '{}' or ${qualification} = any(e.qualifications))`,
    grade === null ? undefined : sql`(e.minimum_grade is null or e.minimum_grade >= ${toTenths(grade)})`,
    unmarked === null
      ? undefined
      : sql`not exists (select from bookmark where account_id = ${unmarked}
          and record_type = 'offer' and record_id = e.offer_id)`,
    wantedBy === null
      ? undefined
      : sql`not exists (select from bookmark where account_id = ${wantedBy} and category = 'negative'
          and (record_type, record_id) in (('offer', e.offer_id), ('company', e.company_id)))`,
  )
}

/** A text that means nothing there is finds nothing. */
export const matchesText = ({ tsquery }: TextQuery, words: SQL): SQL =>
  tsquery === null ? sql`false` : sql`${words} @@ ${tsquery}::tsquery`

/** The locations in question, `p`: within one of the circles, of an offer of the courses. */
export function placesWithin(criteria: OfferCriteria): SQL {
  const near = or(...criteria.place.map((circle) => isWithin(circle, 'p')))
  const conditions = and(near, ofInterest(criteria, sql`p.study_interest_id`))
  return sql`offer_entry_place p where ${conditions ?? sql`true`}`
}

export function isWithin(circle: Circle, row: 'p' | 'c'): SQL {
  const alias = sql.raw(row)
  return sql`(${alias}.cell = any(${sql.param(circle.cells)}::int[]) and ${chordTo(circle, row)} <= ${circle.chord}::float8${
    circle.towns === null
      ? sql``
      : sql` and ${alias}.town = any(${sql.param(circle.towns.map(fold))}::text[])`
  })`
}

/** To the nearest centre of those circles that the row lies in. */
export function nearestChord(circles: readonly Circle[], row: 'p' | 'c'): SQL {
  const [only, ...others] = circles
  if (only && others.length === 0) return chordTo(only, row)
  const chords = circles.map(
    (circle) => sql`case when ${isWithin(circle, row)} then ${chordTo(circle, row)} end`,
  )
  return sql`least(${sql.join(chords, sql`, `)})`
}

/** Squared, on the unit sphere. */
function chordTo({ x, y, z }: Circle, row: 'p' | 'c'): SQL {
  const alias = sql.raw(row)
  return sql`((${alias}.x - ${x}::float8) ^ 2 + (${alias}.y - ${y}::float8) ^ 2 + (${alias}.z - ${z}::float8) ^ 2)`
}

function ofInterest(criteria: OfferCriteria, column: SQL): SQL | undefined {
  const { studyInterest, studyCourse, subjectArea, onlyMatching, tier } = criteria
  const courses = and(
    studyCourse ? sql`study_course_id = any(${sql.param(studyCourse)}::int[])` : undefined,
    subjectArea ? sql`subject_area_key = any(${sql.param(subjectArea)}::text[])` : undefined,
  )
  return and(
    studyInterest ? sql`${column} = any(${sql.param(studyInterest)}::int[])` : undefined,
    courses && sql`${column} = any(array(select id from study_interest where ${courses}))`,
    onlyMatching === null ? undefined : matchesInterests(onlyMatching, column),
    tier === null ? undefined : sql`(${column} = any(${sql.param(tier)}::int[]) or ${column} is null)`,
  )
}

function inYear({ year, free, firstYear }: OfferCriteria): SQL | undefined {
  if (year.length > 0) {
    return sql`${free ? sql`e.free_years` : sql`e.years`} && ${sql.param(year)}::smallint[]`
  }
  return free ? sql`${firstYear}::smallint <= any(e.free_years)` : undefined
}
