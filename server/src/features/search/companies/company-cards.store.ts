import { type SQL, sql } from 'drizzle-orm'
import { type OwnSeekerRow, ownSeekersJson, type PositionRow } from '#features/matching/matching.api.ts'
import type { Db } from '#platform/db/database.ts'
import { type Slots, statement } from '#platform/db/statements/statement.ts'
import type { OfferCriteria } from '../offers/offer-criteria.ts'
import { type OfferTerms, termsOf } from '../offers/offer-terms.ts'
import { offersOfHits } from './company-rows.store.ts'

/** As `offer_summary` of the database makes it. */
export type OfferSummary = [
  studyInterest: number | null,
  years: [year: number, free: number][],
  locations: [town: string, latitude: number, longitude: number][],
]

/** What a card shows of a company, but for what depends on the search and the reader's profile. */
export type CompanyFacts = {
  id: string
  name: string
  town: string
  latitude: number | null
  longitude: number | null
  industry: string
  hasLogo: boolean
  partnerSince: number | null
  /** Where a text is searched. */
  descriptionDe?: string
  descriptionEn?: string
  /** JSON of the `OfferSummary` of what it has published. */
  offers: string
  /** JSON of a `MatchableOffer` a line, of what the search is about; null without an applicant to compare with, who is in the first row. */
  matchable?: string | null
  seekers?: OwnSeekerRow[] | null
}

/** As `offer_entry_text_source` of the database makes it; `at`: milliseconds. */
export type MatchableOffer = [id: string, titleDe: string, titleEn: string, at: number, position: PositionRow]

export type FactsTerms = {
  described: boolean
  applicantId: string | null
  /** The study interests that the reader may see offers of; null: all. */
  interests: number[] | null
}

/** Of `company co`; `matchable` as of `CompanyFacts`, `isFirst`: whether the row is the first. */
export const factColumns = (
  { described, applicantId, interests }: Slots<FactsTerms>,
  { matchable, isFirst }: { matchable: SQL; isFirst: SQL },
): SQL => sql`
  co.id, co.name, co.town, co.latitude, co.longitude, co.industry, co.logo_file_id is not null as "hasLogo",
  co.partner_since as "partnerSince",
  ${described ? sql`co.description_de as "descriptionDe", co.description_en as "descriptionEn",` : sql``}
  (select '[' || coalesce(string_agg(o.summary, ','), '') || ']' from offer_entry o where o.company_id = co.id
    ${interests ? sql`and o.study_interest_id = any (${interests}::integer[])` : sql``}) as offers
  ${applicantId ? sql`, ${matchable} as matchable, case when ${isFirst} then ${ownSeekersJson(applicantId)} end as seekers` : sql``}`

/** `matchable` of rows that have the number of an offer each. From a list of the numbers PostgreSQL would make a bitmap each time. */
export const matchables = (offer: SQL): SQL =>
  sql`string_agg((select t.matchable from offer_entry_text t where t.no = ${offer}), E'\\n')`

/** Of the company of this number; what of the company fits is not asked of its offers. */
export const matchablesOf = (filter: Slots<OfferTerms>, company: SQL): SQL => sql`(
  select ${matchables(sql`p.no`)} from offer_posting p where p.company = ${company}
    and ${offersOfHits({ ...filter, text: null, company: null, unmarkedBy: null }, 'order')})`

/** In no order. */
export const loadFacts = (
  db: Db,
  criteria: OfferCriteria,
  ids: string[],
  terms: FactsTerms,
): Promise<CompanyFacts[]> => facts(db, null, { ids, terms, filter: termsOf(criteria) })

const facts = statement<CompanyFacts, null, { ids: string[]; terms: FactsTerms; filter: OfferTerms }>(
  (_, { ids, terms, filter }) => {
    const matchable = matchablesOf(filter, sql`search_person(co.id)`)
    const isFirst = sql`row_number() over () = 1`
    return sql`select ${factColumns(terms, { matchable, isFirst })} from company co where co.id = any (${ids}::uuid[])`
  },
)
