import { type SQL, sql } from 'drizzle-orm'
import { companyConditions } from '#features/search/companies/company-conditions.store.ts'
import { companyRows } from '#features/search/companies/find-companies.store.ts'
import { offerConditions } from '#features/search/offers/offer-conditions.store.ts'
import type { OfferCriteria } from '#features/search/offers/offer-criteria.ts'
import type { ProfileCriteria } from '#features/search/profiles/criteria.ts'
import { fulfils } from '#features/search/profiles/hits/filter.store.ts'
import type { Db } from '#platform/db/database.ts'
import { runNamed } from '#platform/db/named.ts'
import type { KnownRecords } from './found.ts'

/** Which of these persons are found, by their newest profile that is, in the order asked for. */
export async function profilesAmong(
  db: Db,
  criteria: ProfileCriteria,
  ids: string[],
): Promise<{ id: string; no: number }[]> {
  return runNamed<{ id: string; no: number }>(
    db,
    sql`
    select hit.id, hit.no from (
      select distinct on (entry.applicant_id) entry.applicant_id as id, entry.no
      from profile_entry entry join profile_posting p on p.no = entry.no
      where entry.person in (select search_person(id) from ${these(ids)}) and ${fulfils(criteria, 'p', 'order')}
      order by entry.applicant_id, entry.at desc, entry.no desc
    ) hit join ${these(ids)} on asked.id = hit.id order by asked.position`,
  )
}

export const offersAmong = (db: Db, criteria: OfferCriteria, ids: string[]): Promise<string[]> =>
  readIds(
    db,
    sql`select asked.id from ${these(ids)} join offer_entry e on e.offer_id = asked.id
      where ${offerConditions(criteria) ?? sql`true`} order by asked.position`,
  )

export const companiesAmong = (db: Db, criteria: OfferCriteria, ids: string[]): Promise<string[]> =>
  readIds(
    db,
    sql`select asked.id from ${companyRows(criteria)} join ${these(ids)} on asked.id = c.company_id
      where ${companyConditions(criteria)} order by asked.position`,
  )

export const knownProfiles = (db: Db, criteria: ProfileCriteria, most: number): Promise<KnownRecords> =>
  readNumbers(db, most, sql`select p.person as number from profile_posting p where ${fulfils(criteria, 'p')}`)

export const knownOffers = (db: Db, criteria: OfferCriteria, most: number): Promise<KnownRecords> =>
  readNumbers(
    db,
    most,
    sql`select search_person(e.offer_id) as number from offer_entry e
      where ${offerConditions(criteria) ?? sql`true`}`,
  )

export const knownCompanies = (db: Db, criteria: OfferCriteria, most: number): Promise<KnownRecords> =>
  readNumbers(
    db,
    most,
    sql`select search_person(c.company_id) as number from ${companyRows(criteria)}
      where ${companyConditions(criteria)}`,
  )

const these = (ids: string[]): SQL =>
  sql`unnest(${sql.param(ids)}::uuid[]) with ordinality as asked (id, position)`

async function readIds(db: Db, statement: SQL): Promise<string[]> {
  const rows = await runNamed<{ id: string }>(db, statement)
  return rows.map(({ id }) => id)
}

/** Where one more would be read, none are kept. */
async function readNumbers(db: Db, most: number, found: SQL): Promise<KnownRecords> {
  const { rows } = await db.execute<{ numbers: string[] | null; read: number }>(sql`
    select array_agg(distinct number::text) as numbers, count(*)::int as read
    from (${found} limit ${most + 1}) hit`)
  const { numbers, read = 0 } = rows[0] ?? {}
  return read > most ? { numbers: [], isAll: false } : { numbers: numbers ?? [], isAll: true }
}
