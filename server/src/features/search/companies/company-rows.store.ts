import { type SQL, sql } from 'drizzle-orm'
import { inlined, type Slots } from '#platform/db/statements/statement.ts'
import { around, distanceOfHit, type Way } from '../core/postings/places.store.ts'
import { isChosen, type OfferCriteria } from '../offers/offer-criteria.ts'
import { all, bookmarks, matchesText, ofInterest, ofOffer } from '../offers/offer-postings.store.ts'
import { type OfferTerms, termsOf } from '../offers/offer-terms.ts'

type Terms = Slots<OfferTerms>

/** Whether something is asked of their offers: then only companies with an offer are found that fulfils all of it. */
export const asksForOffers = (criteria: OfferCriteria): boolean =>
  criteria.wantedBy !== null ||
  (['studyInterest', 'studyCourse', 'subjectArea', 'year', 'free', 'qualification', 'grade'] as const).some(
    (filter) => isChosen(criteria, filter),
  )

/**
 * Rows with the number (`no`) and squared distance (`chord`) of companies that are found: by postings of their offers
 * (`offer`), which are where the offer or the company is, and where nothing is asked of offers by themselves. `only` one
 * of them.
 */
export function companyRows(terms: Terms, asksForOffers: boolean, only?: SQL, by: Way = 'cell'): SQL {
  const byOffers = sql`select p.company as no, p.no as offer, ${distanceOfHit(terms, 'p')} as chord
    from offer_posting p where ${all([...(only ? [sql`p.company = ${only}`] : []), offersOfHits(terms, by)])}`
  if (asksForOffers) return byOffers
  const bySelf = sql`select c.no, null::integer as offer, ${distanceOfHit(terms, 'c')} as chord
    from company_entry c where ${all([...(only ? [sql`c.no = ${only}`] : []), ...ofCompany(terms, 'c.no'), ...around(terms, 'c', by)])}`
  return terms.circles ? sql`${bySelf} union all ${byOffers}` : bySelf
}

/** What a row of `offer_posting p` must be so that its offer makes the company a hit. */
export const offersOfHits = (terms: Terms, by: Way = 'cell'): SQL =>
  all([
    ofInterest(terms, 'p'),
    ...(terms.circles ? around(terms, 'p', by) : [sql`p.place = 0`]),
    ...ofOffer(terms, 'p'),
    ...ofCompany(terms, 'p.company'),
  ])

/** What is asked of the company itself, whose number stands in the column. */
export function ofCompany({ text, company, unmarkedBy }: Terms, column: string): SQL[] {
  const no = sql.raw(column)
  return [
    text
      ? sql`${no} in (select t.no from company_entry_text t where ${matchesText(text, sql`t.words`)})`
      : [],
    company ? sql`${no} = search_person(${company}::uuid)` : [],
    unmarkedBy ? sql`${no} not in (select search_person(record_id) ${bookmarks(unmarkedBy, 'company')})` : [],
  ].flat()
}

/** The companies of a search, each once, in a statement that is not worded beforehand. */
export function foundCompanies(criteria: OfferCriteria): SQL {
  const rows = companyRows(inlined(termsOf(criteria)), asksForOffers(criteria))
  return sql`(select no, min(chord) as chord from (${rows}) each group by no)`
}
