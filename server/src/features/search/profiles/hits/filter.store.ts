import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { around, type Way } from '#features/search/core/postings/places.store.ts'
import type { Slots } from '#platform/db/statements/statement.ts'
import type { ProfileTerms } from './terms.ts'

type Terms = Slots<ProfileTerms>

const any = (values: Placeholder, type: string) => sql`any (${values}::${sql.raw(type)}[])`

/** What a row of `profile_posting`, under this alias, must be for the terms. */
export function postingCondition(terms: Terms, alias: string, by: Way = 'cell'): SQL {
  const { interest, interests } = terms
  // An equation keeps the order of the index; a list of one would not.
  const among = interest ? sql`${interest}::smallint` : any(interests, 'smallint')
  return sql`${sql.raw(alias)}.interest = ${among} and ${conditions(terms, alias, by)}`
}

/** The same but for the interest. */
export function conditions(terms: Terms, alias: string, by: Way): SQL {
  const p = sql.raw(alias)
  const { years, qualifications, documents, grade } = terms
  return sql.join(
    [
      // A profile has a row for each of its places; the first stands for it.
      ...(terms.circles ? around(terms, alias, by) : [sql`${p}.place = 0`]),
      years ? sql`${p}.years & ${years}::bigint <> 0` : [],
      grade ? sql`${p}.grade <= ${grade}::smallint` : [],
      qualifications
        ? sql`${p}.qualification = any (array(select code from search_code
            where kind = 'qualification' and key = ${any(qualifications, 'text')}))`
        : [],
      documents ? sql`${p}.documents & ${documentBits(documents)} = ${documentBits(documents)}` : [],
      ...ofTheEntry(terms, p),
      ...leftOut(terms, p),
    ].flat(),
    sql` and `,
  )
}

/** Null, which nothing equals, when one of them is not a document type. */
const documentBits = ({ types, number }: NonNullable<Terms['documents']>) => sql`(
  select case when count(*) = ${number}::integer then bit_or(1 << code) end
  from search_code where kind = 'document' and key = ${any(types, 'text')})`

function ofTheEntry({ languages, text }: Terms, p: SQL): SQL[] {
  return [
    languages
      ? sql`exists (select from profile_entry e where e.no = ${p}.no and e.languages @> ${languages}::text[])`
      : [],
    text ? sql`${p}.no in (select t.no from profile_text t where t.words @@ ${text.tsquery}::tsquery)` : [],
  ].flat()
}

function leftOut({ companyId, unmarkedBy }: Terms, p: SQL): SQL[] {
  const marked = (type: string) =>
    sql`from bookmark where account_id = ${unmarkedBy} and record_type = ${type}`
  return [
    companyId
      ? sql`${p}.person not in (select person from applicant_company_block where company_id = ${companyId})`
      : [],
    unmarkedBy
      ? [
          sql`${p}.person not in (select search_person(record_id) ${marked('applicant')})`,
          sql`${p}.no not in (select e.no from profile_entry e
            where e.application_id in (select record_id ${marked('application')}))`,
        ]
      : [],
  ].flat()
}
