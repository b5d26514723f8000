import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import type { CountedValue } from '../core/facets.ts'
import { isChosen, type OfferCriteria, omitFilters } from '../offers/offer-criteria.ts'
import { offersOfHits } from './company-conditions.store.ts'

export const facetFilters = ['studyInterest', 'studyCourse', 'subjectArea', 'year', 'free'] as const
type FacetFilter = (typeof facetFilters)[number]

/** How many companies each value would find: a filter's own choice does not narrow its own counts. */
export async function countValues(db: Db, criteria: OfferCriteria): Promise<CountedValue[]> {
  const counts = facetFilters.map(
    (filter) => sql`select ${`${filter}:`} || value as value, count(*)::int as count
      from (select distinct company_id, ${values[filter](criteria)} as value from ${offers(filter, criteria)}) pair
      where value is not null ${filter === 'year' ? sql`and value >= ${criteria.firstYear}` : sql``} group by value`,
  )
  const { rows } = await db.execute<CountedValue>(
    sql`with hit as materialized (${selectOffers(criteria)}) ${sql.join(counts, sql` union all `)}`,
  )
  return rows
}

/** What is read once serves all filters of which nothing was chosen. */
function offers(filter: FacetFilter, criteria: OfferCriteria): SQL {
  const hits = isChosen(criteria, filter)
    ? sql`(${selectOffers(omitFilters(criteria, filter))}) hit`
    : sql`hit`
  const named = filter === 'studyCourse' || filter === 'subjectArea'
  return named ? sql`${hits} join study_interest i on i.id = hit.study_interest_id` : hits
}

const selectOffers = (criteria: OfferCriteria): SQL => sql`
  select e.company_id, e.study_interest_id, e.years, e.free_years from offer_entry e where ${offersOfHits(criteria)}`

const values: Record<FacetFilter, (criteria: OfferCriteria) => SQL> = {
  studyInterest: () => sql`hit.study_interest_id`,
  studyCourse: () => sql`i.study_course_id`,
  subjectArea: () => sql`i.subject_area_key`,
  year: ({ free }) => (free ? sql`unnest(hit.free_years)` : sql`unnest(hit.years)`),
  free: ({ year, firstYear }) =>
    year.length > 0
      ? sql`case when hit.free_years && ${sql.param(year)}::smallint[] then 1 end`
      : sql`case when ${firstYear}::smallint <= any(hit.free_years) then 1 end`,
}
