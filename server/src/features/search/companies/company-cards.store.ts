import { firstAnswerEvents } from '@tandem/contract/received-applications/answer-due'
import { type Placeholder, type SQL, sql } from 'drizzle-orm'
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
  /** Where a text is searched, else empty. */
  descriptionDe: string
  descriptionEn: string
  /** JSON of the `OfferSummary` of what it has published. */
  offers: string
  /** Median, null while there are too few answers. */
  answerDays: number | null
  /** JSON of `MatchableOffer` of what the search is about; null without an applicant to compare with, who is in the first row. */
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
  since: string
}

/** From when on answers count. */
export function answersSince(now: Date): string {
  const since = new Date(now)
  since.setUTCFullYear(since.getUTCFullYear() - 1)
  return since.toISOString()
}

/** Of `company co`; `hits`: the numbers of the offers that the search is about, `isFirst`: whether the row is the first. */
export const factColumns = (
  { described, applicantId, interests, since }: Slots<FactsTerms>,
  { hits, isFirst }: { hits: SQL; isFirst: SQL },
): SQL => sql`
  co.id, co.name, co.town, co.latitude, co.longitude, co.industry, co.logo_file_id is not null as "hasLogo",
  ${described ? sql`co.description_de` : sql`''`} as "descriptionDe",
  ${described ? sql`co.description_en` : sql`''`} as "descriptionEn",
  (select '[' || coalesce(string_agg(o.summary, ','), '') || ']' from offer_entry o where o.company_id = co.id
    ${interests ? sql`and o.study_interest_id = any (${interests}::integer[])` : sql``}) as offers,
  ${answerDaysOf(sql`co.id`, since)} as "answerDays"
  ${applicantId ? sql`, ${matchable(hits)} as matchable, case when ${isFirst} then ${ownSeekersJson(applicantId)} end as seekers` : sql``}`

const matchable = (offers: SQL): SQL =>
  sql`(select '[' || string_agg(t.matchable, ',') || ']' from offer_entry_text t where t.no = any (${offers}))`

/** Of the company of this number; what of the company fits is not asked of its offers. */
export const offersOf = (filter: Slots<OfferTerms>, company: SQL): SQL => sql`array(
  select p.no from offer_posting p where p.company = ${company}
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
    const [hits, isFirst] = [offersOf(filter, sql`search_person(co.id)`), sql`row_number() over () = 1`]
    return sql`select ${factColumns(terms, { hits, isFirst })} from company co where co.id = any (${ids}::uuid[])`
  },
)

const fewestAnswers = 5

/** Days to the first answer, the median of what came in within a year; only of companies with enough answers to say so. */
export async function medianAnswerDays(
  db: Db,
  companyIds: string[],
  now: Date,
): Promise<Map<string, number>> {
  const rows = await answerDays(db, null, { companyIds, since: answersSince(now) })
  return new Map(rows.flatMap(({ id, days }) => (days === null ? [] : [[id, days]])))
}

const answerDays = statement<
  { id: string; days: number | null },
  null,
  { companyIds: string[]; since: string }
>(
  (_, { companyIds, since }) => sql`
    select asked.id, ${answerDaysOf(sql`asked.id`, since)} as days from unnest(${companyIds}::uuid[]) as asked (id)`,
)

const answers = sql.raw([...firstAnswerEvents].map((event) => `'${event}'`).join())

const answerDaysOf = (companyId: SQL, since: Placeholder): SQL => sql`(
  select round(percentile_cont(0.5) within group (order by extract(epoch from answer.at - a.sent_at) / 86400))::integer
  from application a cross join lateral (
    select min(created_at) as at from application_event
    where application_id = a.id and undone_at is null and event in (${answers})
  ) answer
  where a.company_id = ${companyId} and a.sent_at >= ${since}::timestamptz and answer.at >= a.sent_at
    and a.outcome is distinct from 'declined_by_applicant'
  having count(*) >= ${sql.raw(String(fewestAnswers))})`
