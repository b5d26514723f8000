import { and, or, type SQL, sql } from 'drizzle-orm'
import { isWithin, matchesText, offerConditions, placesWithin } from '../offers/offer-conditions.store.ts'
import { type OfferCriteria, omitFilters } from '../offers/offer-criteria.ts'

/** What of a search is about a company's offers: one of them has to fulfil all of it. */
export const toOfferCriteria = (criteria: OfferCriteria): OfferCriteria =>
  omitFilters(criteria, 'text', 'place', 'company', 'unmarked')

/** What holds for the hits, of the rows `company_entry c`, beside where they or their offers are. */
export function companyConditions(criteria: OfferCriteria): SQL {
  const asked = offerConditions(toOfferCriteria({ ...criteria, onlyMatching: null, tier: null }))
  // “is true” has them found all at once: joined, one company's offers after the other's are read from all over the table.
  const fitting = sql`(c.company_id in (
    select e.company_id from offer_entry e where ${offerConditions(toOfferCriteria(criteria))})) is true`
  return and(sql`true`, ofCompany(criteria), asked && fitting) ?? sql`true`
}

/** What of a search is about the company itself. */
function ofCompany({ text, company, unmarked }: OfferCriteria): SQL | undefined {
  return and(
    text ? matchesText(text, sql`c.words`) : undefined,
    company === null ? undefined : sql`c.company_id = ${company}`,
    unmarked === null
      ? undefined
      : sql`not exists (select from bookmark where account_id = ${unmarked}
          and record_type = 'company' and record_id = c.company_id)`,
  )
}

/** The company itself lies in one of the circles. */
export const around = ({ place }: OfferCriteria): SQL | undefined =>
  or(...place.map((circle) => isWithin(circle, 'c')))

/** Of companies that are hits the offers `e` that make them so, read one by one: they are few. */
export function offersOfCompanies(criteria: OfferCriteria, companyIds: string[]): SQL {
  const conditions = and(
    sql`e.company_id = any(${sql.param(companyIds)}::uuid[])`,
    offerConditions(toOfferCriteria(criteria)),
    criteria.place.length === 0
      ? undefined
      : or(
          sql`exists (select from ${placesWithin(criteria)} and p.offer_id = e.offer_id)`,
          sql`exists (select from company_entry c where c.company_id = e.company_id and ${around(criteria)})`,
        ),
  )
  return conditions ?? sql`true`
}

/** Offers `e` that make their company a hit: of a fitting company, and they or it in one of the circles. */
export function offersOfHits(criteria: OfferCriteria): SQL {
  const own = ofCompany(criteria)
  const conditions = and(
    sql`true`,
    offerConditions(toOfferCriteria(criteria)),
    own && sql`e.company_id in (select c.company_id from company_entry c where ${own})`,
    criteria.place.length === 0
      ? undefined
      : or(
          sql`e.offer_id in (select p.offer_id from ${placesWithin(criteria)})`,
          sql`e.company_id in (select c.company_id from company_entry c where ${around(criteria)})`,
        ),
  )
  return conditions ?? sql`true`
}
