import { asc, eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { matchesInterests } from '#features/offers/offers.api.ts'
import { studyInterest } from '#features/reference/reference.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { statement } from '#platform/db/statements/statement.ts'
import { ttlCache } from '#platform/db/ttl-cache.ts'
import type { OfferCriteria } from '../offers/offer-criteria.ts'
import { bookmarks, postingCondition } from '../offers/offer-postings.store.ts'
import { type OfferTerms, termsOf } from '../offers/offer-terms.ts'
import { nameMatches } from '../text/name-matches.store.ts'
import type { TextQuery } from '../text/text-query.ts'

/** Enough to choose the best from. */
const maxCandidates = 50

export const listCourses = ttlCache((db: Db) =>
  db
    .select({
      id: studyInterest.id,
      nameDe: studyInterest.nameDe,
      nameEn: studyInterest.nameEn,
      degree: studyInterest.degree,
    })
    .from(studyInterest)
    .where(eq(studyInterest.active, true))
    .orderBy(asc(studyInterest.position)),
)

/** Ids of companies, the shortest names first. */
export async function findCompaniesNamed(db: Db, query: TextQuery): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select company_id as id from company_entry
    where ${nameMatches(sql`search_name`, query)}
    order by length(search_name), search_name, company_id limit ${maxCandidates}`)
  return rows.map(({ id }) => id)
}

export type FoundCompany = { id: string; name: string; town: string; hasLogo: boolean; fitting: boolean }

type Readers = { applicantId?: string | null; wantedBy?: string | null }

/**
 * Of these those that can be found. With an applicant: whether they offer a course that the applicant looks for, without
 * those who are blocked. With an account: without those that it marked negative.
 */
export async function readCompanies(
  db: Db,
  ids: string[],
  { applicantId = null, wantedBy = null }: Readers,
): Promise<FoundCompany[]> {
  return ids.length === 0 ? [] : companiesOf(db, null, { ids, applicantId, wantedBy })
}

const companiesOf = statement<FoundCompany, null, { ids: string[] } & Required<Readers>>(
  (_, { ids, applicantId, wantedBy }) => sql`
    select c.id, c.name, c.town, c.logo_file_id is not null as "hasLogo", ${fits(applicantId)} as fitting
    from company_entry entry join company c on c.id = entry.company_id
    where entry.company_id = any(${ids}::uuid[])
      ${
        applicantId
          ? sql`and not exists (select from applicant_company_block block
        where block.applicant_id = ${applicantId}::uuid and block.company_id = c.id)`
          : sql``
      }
      ${
        wantedBy
          ? sql`and not exists (select ${bookmarks(wantedBy, 'company')} and category = 'negative'
        and record_id = c.id)`
          : sql``
      }
    order by length(c.name), c.name, c.id`,
)

const fits = (applicantId: Placeholder | null): SQL =>
  applicantId
    ? sql`exists (select from offer_entry e where e.company_id = c.id
        and ${matchesInterests(applicantId, sql`e.study_interest_id`)})`
    : sql`false`

/** Ids of offers, the shortest titles first, of each title the newest few: a reader may not see all. */
export async function findTitles(db: Db, query: TextQuery, locale: 'de' | 'en'): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (
      select id, name, row_number() over (partition by name order by id desc) as place,
        dense_rank() over (order by length(name), name) as title
      from (
        select e.offer_id as id, ${nameIn(locale)} as name from offer_entry e
        where ${nameMatches(sql`e.search_name`, query)} limit 1000
      ) named
    ) ranked where place <= ${offersOfTitle} and title <= ${maxCandidates}`)
  return rows.map(({ id }) => id)
}

const offersOfTitle = 3
const nameIn = (locale: 'de' | 'en') => (locale === 'en' ? sql`e.name_en` : sql`e.name_de`)

type Titles = { criteria: OfferCriteria; locale: 'de' | 'en' }
type FoundTitle = { id: string; name: string; company: string }

/** Of these offers those that fulfil the criteria; each title once, as its newest offer has it. */
export async function readTitles(db: Db, ids: string[], { criteria, locale }: Titles): Promise<FoundTitle[]> {
  return ids.length === 0 ? [] : titlesOf(db, locale, { ids, terms: termsOf(criteria) })
}

const titlesOf = statement<FoundTitle, 'de' | 'en', { ids: string[]; terms: OfferTerms }>(
  (locale, { ids, terms }) => sql`
    select title.id, title.name, c.name as company from (
      select distinct on (name) e.offer_id as id, ${nameIn(locale)} as name, e.company_id from offer_entry e
      where e.offer_id = any(${ids}::uuid[]) and exists (
        select from offer_posting p where p.no = e.no and ${postingCondition(terms, 'p', 'order')}
      )
      order by name, e.offer_id desc
    ) title join company c on c.id = title.company_id
    order by length(title.name), title.name`,
)
