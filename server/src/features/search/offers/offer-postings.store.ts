import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Slots } from '#platform/db/statements/statement.ts'
import { around, type Way } from '../core/postings/places.store.ts'
import type { OfferTerms } from './offer-terms.ts'

type Terms = Slots<OfferTerms>

/** What a row of `offer_posting`, under this alias, must be so that its offer is a hit. */
export function postingCondition(terms: Terms, alias: string, by: Way = 'cell'): SQL {
  return sql`${ofInterest(terms, alias)} and ${conditions(terms, alias, by)}`
}

/** Likewise, but each location of a hit has a row, of those around what was searched. */
export const everyPlaceOf = (terms: Terms, alias: string): SQL =>
  all([
    ofInterest(terms, alias),
    sql`${sql.raw(alias)}.place >= 0`,
    ...around(terms, alias),
    ...ofOffer(terms, alias),
    ...leftOut(terms, alias),
  ])

/** The same but for the study interest. */
export const conditions = (terms: Terms, alias: string, by: Way): SQL =>
  all([...ofPlace(terms, alias, by), ...ofOffer(terms, alias), ...leftOut(terms, alias)])

/** An equation keeps the order of the index; a list of one would not. */
export function ofInterest({ interest, interests }: Terms, alias: string): SQL {
  const among = interest ? sql`${interest}::smallint` : sql`any (${interests}::smallint[])`
  return sql`${sql.raw(alias)}.interest = ${among}`
}

/** An offer has a row for each of its locations; the first stands for it. */
function ofPlace(terms: Terms, alias: string, by: Way): SQL[] {
  const p = sql.raw(alias)
  return terms.circles ? [sql`${p}.place >= 0`, ...around(terms, alias, by)] : [sql`${p}.place = 0`]
}

/** What is asked of the offer itself, whoever has it and wherever it is. */
export function ofOffer({ years, free, qualification, grade, wantedBy }: Terms, alias: string): SQL[] {
  const p = sql.raw(alias)
  return [
    years ? sql`${p}.years & ${years}::bigint <> 0` : [],
    free ? sql`${p}.free & ${free}::bigint <> 0` : [],
    qualification
      ? sql`(${p}.qualifications = 0 or ${p}.qualifications & ${qualificationBit(qualification)} <> 0)`
      : [],
    grade ? sql`(${p}.grade is null or ${p}.grade >= ${grade}::smallint)` : [],
    wantedBy
      ? [
          sql`${p}.no not in (select e.no from offer_entry e where e.offer_id in (
            select record_id ${bookmarks(wantedBy, 'offer')} and category = 'negative'))`,
          sql`${p}.company not in (
            select search_person(record_id) ${bookmarks(wantedBy, 'company')} and category = 'negative')`,
        ]
      : [],
  ].flat()
}

/** Null, which nothing equals, when it is not a qualification. */
const qualificationBit = (key: Placeholder) =>
  sql`(select 1::bigint << code from search_code where kind = 'qualification' and key = ${key})`

function leftOut({ text, company, unmarkedBy }: Terms, alias: string): SQL[] {
  const p = sql.raw(alias)
  return [
    text
      ? sql`${p}.no in (select t.no from offer_entry_text t where ${matchesText(text, sql`t.words`)})`
      : [],
    company ? sql`${p}.no in (select e.no from offer_entry e where e.company_id = ${company}::uuid)` : [],
    unmarkedBy
      ? sql`${p}.no not in (select e.no from offer_entry e where e.offer_id in (
          select record_id ${bookmarks(unmarkedBy, 'offer')}))`
      : [],
  ].flat()
}

/** A text that means nothing there is finds nothing. */
export const matchesText = ({ tsquery }: { tsquery: Placeholder | null }, words: SQL): SQL =>
  tsquery === null ? sql`false` : sql`${words} @@ ${tsquery}::tsquery`

export const bookmarks = (accountId: Placeholder, type: 'offer' | 'company'): SQL =>
  sql`from bookmark where account_id = ${accountId}::uuid and record_type = ${sql.raw(`'${type}'`)}`

export const all = (conditions: SQL[]): SQL =>
  conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`
