import { type SQL, sql } from 'drizzle-orm'
import { type OwnSeekerRow, ownSeekersJson, type PositionRow } from '#features/matching/matching.api.ts'
import type { Db } from '#platform/db/database.ts'
import { type Slots, statement } from '#platform/db/statements/statement.ts'
import type { OfferCriteria } from '../offers/offer-criteria.ts'
import { type OfferTerms, termsOf } from '../offers/offer-terms.ts'
import { asksForOffers, offersOfHits } from './company-rows.store.ts'

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
  /** The applicant to compare with, in the first row. */
  seekers?: OwnSeekerRow[] | null
  /** With whom JSON of a `MatchableOffer` a line is compared, of what the search is about; null without an offer. */
  matchable?: string | null
  /** Instead of them, where the search is about all that the company offers: which offers, as `loadMatchables` takes them. */
  versions?: string | null
}

/** As `offer_entry_text_source` of the database makes it; `at`: milliseconds. */
export type MatchableOffer = [id: string, titleDe: string, titleEn: string, at: number, position: PositionRow]

export type FactsTerms = {
  described: boolean
  applicantId: string | null
  /** The study interests that the reader may see offers of; null: all. */
  interests: number[] | null
}

/** Of `company co`; `compared`: the column `matchable` or `versions`, `isFirst`: whether the row is the first. */
export const factColumns = (
  { described, applicantId, interests }: Slots<FactsTerms>,
  { compared, isFirst }: { compared: SQL; isFirst: SQL },
): SQL => sql`
  co.id, co.name, co.town, co.latitude, co.longitude, co.industry, co.logo_file_id is not null as "hasLogo",
  co.partner_since as "partnerSince",
  ${described ? sql`co.description_de as "descriptionDe", co.description_en as "descriptionEn",` : sql``}
  (select '[' || coalesce(string_agg(o.summary, ','), '') || ']' from offer_entry o where o.company_id = co.id
    ${interests ? sql`and o.study_interest_id = any (${interests}::integer[])` : sql``}) as offers
  ${applicantId ? sql`, ${compared}, case when ${isFirst} then ${ownSeekersJson(applicantId)} end as seekers` : sql``}`

/** `matchable` of rows that have the number of an offer each. From a list of the numbers PostgreSQL would make a bitmap each time. */
export const matchables = (offer: SQL): SQL =>
  sql`string_agg((select t.matchable from offer_entry_text t where t.no = ${offer}), E'\\n')`

/**
 * Of the company of this number; what of the company fits is not asked of its offers. All that it offers is read again and
 * again, by whatever search, and looking up two hundred offers would be half of a page: only their versions are.
 */
export function comparedOf(filter: Slots<OfferTerms>, asksForOffers: boolean, company: SQL): SQL {
  const isAboutAll = !asksForOffers && !filter.circles
  const each = isAboutAll ? sql`string_agg(p.no || '.' || p.version, ',')` : matchables(sql`p.no`)
  return sql`(
    select ${each} from offer_posting p where p.company = ${company}
      and ${offersOfHits({ ...filter, text: null, company: null, unmarkedBy: null }, 'order')}
  ) as ${sql.raw(isAboutAll ? 'versions' : 'matchable')}`
}

/** What is compared of these lists of offers; the text of another version has another key. */
export const loadMatchables = (db: Db, versions: string[]) => matchablesByVersions(db, null, { versions })

const matchablesByVersions = statement<
  { versions: string; matchable: string | null },
  null,
  { versions: string[] }
>(
  (_, { versions }) => sql`
    select asked.versions, (
      select ${matchables(sql`split_part(offer, '.', 1)::integer`)} from string_to_table(asked.versions, ',') as offer
    ) as matchable from unnest(${versions}::text[]) as asked (versions)`,
)

/** In no order. */
export const loadFacts = (
  db: Db,
  criteria: OfferCriteria,
  ids: string[],
  terms: FactsTerms,
): Promise<CompanyFacts[]> => facts(db, asksForOffers(criteria), { ids, terms, filter: termsOf(criteria) })

const facts = statement<CompanyFacts, boolean, { ids: string[]; terms: FactsTerms; filter: OfferTerms }>(
  (asksForOffers, { ids, terms, filter }) => {
    const compared = comparedOf(filter, asksForOffers, sql`search_person(co.id)`)
    const isFirst = sql`row_number() over () = 1`
    return sql`select ${factColumns(terms, { compared, isFirst })} from company co where co.id = any (${ids}::uuid[])`
  },
)
