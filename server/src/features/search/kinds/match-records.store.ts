import { type Param, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { companyConditions } from '#features/search/companies/company-conditions.store.ts'
import { companyRows } from '#features/search/companies/find-companies.store.ts'
import { offerConditions } from '#features/search/offers/offer-conditions.store.ts'
import type { OfferCriteria } from '#features/search/offers/offer-criteria.ts'
import type { ProfileCriteria } from '#features/search/profiles/criteria/criteria.ts'
import { postingCondition } from '#features/search/profiles/hits/filter.store.ts'
import { type ProfileTerms, termsOf } from '#features/search/profiles/hits/terms.ts'
import type { Db } from '#platform/db/database.ts'
import { runNamedQuery } from '#platform/db/statements/named-query.ts'
import { statement } from '#platform/db/statements/statement.ts'
import type { RecordNumbers } from './record-search.ts'

/** Which of these persons are found, by their newest profile that is, in the order asked for. */
export async function matchProfiles(
  db: Db,
  criteria: ProfileCriteria,
  ids: string[],
): Promise<{ id: string; no: number }[]> {
  return newestMatching(db, null, { ids, filter: termsOf(criteria) })
}

const newestMatching = statement<{ id: string; no: number }, null, { ids: string[]; filter: ProfileTerms }>(
  (_, { ids, filter }) => sql`
    select hit.id, hit.no from (
      select distinct on (entry.applicant_id) entry.applicant_id as id, entry.no
      from profile_entry entry join profile_posting p on p.no = entry.no
      where entry.person in (select search_person(id) from ${these(ids)}) and ${postingCondition(filter, 'p', 'order')}
      order by entry.applicant_id, entry.at desc, entry.no desc
    ) hit join ${these(ids)} on asked.id = hit.id order by asked.position`,
)

export const matchOffersById = (db: Db, criteria: OfferCriteria, ids: string[]): Promise<string[]> =>
  readIds(
    db,
    sql`select asked.id from ${these(sql.param(ids))} join offer_entry e on e.offer_id = asked.id
      where ${offerConditions(criteria) ?? sql`true`} order by asked.position`,
  )

export const matchCompanies = (db: Db, criteria: OfferCriteria, ids: string[]): Promise<string[]> =>
  readIds(
    db,
    sql`select asked.id from ${companyRows(criteria)} join ${these(sql.param(ids))} on asked.id = c.company_id
      where ${companyConditions(criteria)} order by asked.position`,
  )

export async function listProfileNumbers(
  db: Db,
  criteria: ProfileCriteria,
  most: number,
): Promise<RecordNumbers> {
  return toRecordNumbers(await profileNumbers(db, null, { limit: most + 1, filter: termsOf(criteria) }), most)
}

const profileNumbers = statement<ReadNumbers, null, { limit: number; filter: ProfileTerms }>(
  (_, { limit, filter }) =>
    numbersOf(
      sql`select p.person as number from profile_posting p where ${postingCondition(filter, 'p')}`,
      limit,
    ),
)

export const listOfferNumbers = (db: Db, criteria: OfferCriteria, most: number): Promise<RecordNumbers> =>
  readNumbers(
    db,
    most,
    sql`select search_person(e.offer_id) as number from offer_entry e
      where ${offerConditions(criteria) ?? sql`true`}`,
  )

export const listCompanyNumbers = (db: Db, criteria: OfferCriteria, most: number): Promise<RecordNumbers> =>
  readNumbers(
    db,
    most,
    sql`select search_person(c.company_id) as number from ${companyRows(criteria)}
      where ${companyConditions(criteria)}`,
  )

const these = (ids: Param | Placeholder): SQL =>
  sql`unnest(${ids}::uuid[]) with ordinality as asked (id, position)`

async function readIds(db: Db, statement: SQL): Promise<string[]> {
  const rows = await runNamedQuery<{ id: string }>(db, statement)
  return rows.map(({ id }) => id)
}

type ReadNumbers = { numbers: string[] | null; read: number }

const numbersOf = (found: SQL, limit: number | Placeholder): SQL => sql`
  select array_agg(distinct number::text) as numbers, count(*)::int as read from (${found} limit ${limit}) hit`

async function readNumbers(db: Db, most: number, found: SQL): Promise<RecordNumbers> {
  return toRecordNumbers((await db.execute<ReadNumbers>(numbersOf(found, most + 1))).rows, most)
}

/** Where one more than that was read, none are kept. */
function toRecordNumbers([row]: ReadNumbers[], most: number): RecordNumbers {
  const { numbers, read = 0 } = row ?? {}
  return read > most ? { numbers: [], isAll: false } : { numbers: numbers ?? [], isAll: true }
}
