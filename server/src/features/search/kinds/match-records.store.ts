import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { asksForOffers, companyRows } from '#features/search/companies/company-rows.store.ts'
import type { OfferCriteria } from '#features/search/offers/offer-criteria.ts'
import { postingCondition as offerCondition } from '#features/search/offers/offer-postings.store.ts'
import { type OfferTerms, termsOf as offerTermsOf } from '#features/search/offers/offer-terms.ts'
import type { ProfileCriteria } from '#features/search/profiles/criteria/criteria.ts'
import { postingCondition } from '#features/search/profiles/hits/filter.store.ts'
import { type ProfileTerms, termsOf } from '#features/search/profiles/hits/terms.ts'
import type { Db } from '#platform/db/database.ts'
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

export async function listOfferNumbers(
  db: Db,
  criteria: OfferCriteria,
  most: number,
): Promise<RecordNumbers> {
  return toRecordNumbers(
    await offerNumbers(db, null, { limit: most + 1, filter: offerTermsOf(criteria) }),
    most,
  )
}

const offerNumbers = statement<ReadNumbers, null, { limit: number; filter: OfferTerms }>(
  (_, { limit, filter }) =>
    numbersOf(
      sql`select search_person(e.offer_id) as number from offer_posting p join offer_entry e on e.no = p.no
      where ${offerCondition(filter, 'p')}`,
      limit,
    ),
)

export async function listCompanyNumbers(
  db: Db,
  criteria: OfferCriteria,
  most: number,
): Promise<RecordNumbers> {
  const values = { limit: most + 1, filter: offerTermsOf(criteria) }
  return toRecordNumbers(await companyNumbers(db, asksForOffers(criteria), values), most)
}

const companyNumbers = statement<ReadNumbers, boolean, { limit: number; filter: OfferTerms }>(
  (asksForOffers, { limit, filter }) =>
    numbersOf(sql`select distinct no as number from (${companyRows(filter, asksForOffers)}) row`, limit),
)

const these = (ids: Placeholder): SQL => sql`unnest(${ids}::uuid[]) with ordinality as asked (id, position)`

type ReadNumbers = { numbers: string[] | null; read: number }

const numbersOf = (found: SQL, limit: Placeholder): SQL => sql`
  select array_agg(distinct number::text) as numbers, count(*)::int as read from (${found} limit ${limit}) hit`

/** Where one more than that was read, none are kept. */
function toRecordNumbers([row]: ReadNumbers[], most: number): RecordNumbers {
  const { numbers, read = 0 } = row ?? {}
  return read > most ? { numbers: [], isAll: false } : { numbers: numbers ?? [], isAll: true }
}
