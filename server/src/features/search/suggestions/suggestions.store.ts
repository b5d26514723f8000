import { asc, eq, type SQL, sql } from 'drizzle-orm'
import { matchesInterests } from '#features/offers/offers.api.ts'
import { studyInterest } from '#features/reference/reference.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { inlined } from '#platform/db/statements/statement.ts'
import type { OfferCriteria } from '../offers/offer-criteria.ts'
import { postingCondition } from '../offers/offer-postings.store.ts'
import { termsOf } from '../offers/offer-terms.ts'
import { nameMatches } from '../text/name-matches.store.ts'
import type { TextQuery } from '../text/text-query.ts'

/** Enough to choose the best from. */
const maxCandidates = 50

export const listCourses = (db: Db) =>
  db
    .select({
      id: studyInterest.id,
      nameDe: studyInterest.nameDe,
      nameEn: studyInterest.nameEn,
      degree: studyInterest.degree,
    })
    .from(studyInterest)
    .where(eq(studyInterest.active, true))
    .orderBy(asc(studyInterest.position))

export type FoundCompany = { id: string; name: string; town: string; hasLogo: boolean; fitting: boolean }

/**
 * With an applicant: whether they offer a course that the applicant looks for. With an account: without those that it
 * marked negative.
 */
export async function findCompaniesNamed(
  db: Db,
  query: TextQuery,
  { applicantId = null, wantedBy = null }: { applicantId?: string | null; wantedBy?: string | null },
) {
  const fitting =
    applicantId === null
      ? sql`false`
      : sql`exists (select from offer_entry e where e.company_id = c.id
          and ${matchesInterests(applicantId, sql`e.study_interest_id`)})`
  const { rows } = await db.execute<FoundCompany>(sql`
    select c.id, c.name, c.town, c.logo_file_id is not null as "hasLogo", ${fitting} as fitting
    from company_entry entry join company c on c.id = entry.company_id
    where ${nameMatches(sql`entry.search_name`, query)}
      and not exists (select from applicant_company_block block
        where block.applicant_id = ${applicantId}::uuid and block.company_id = c.id)
      and not exists (select from bookmark where account_id = ${wantedBy}::uuid and category = 'negative'
        and record_type = 'company' and record_id = c.id)
    order by length(c.name), c.name, c.id limit ${maxCandidates}`)
  return rows
}

type Titles = { criteria: OfferCriteria; locale: 'de' | 'en' }

/** Each title once, as its newest offer has it. */
export async function findTitles(db: Db, query: TextQuery, { criteria, locale }: Titles) {
  const name = locale === 'en' ? sql`e.name_en` : sql`e.name_de`
  const { rows } = await db.execute<{ id: string; name: string; company: string }>(sql`
    select title.id, title.name, c.name as company from (
      select distinct on (title.name) title.* from (
        select e.offer_id as id, ${name} as name, e.company_id from offer_entry e
        where ${nameMatches(sql`e.search_name`, query)} and exists (
          select from offer_posting p where p.no = e.no and ${postingCondition(inlined(termsOf(criteria)), 'p', 'order')}
        ) limit 1000
      ) title order by title.name, title.id desc
    ) title join company c on c.id = title.company_id
    order by length(title.name), title.name limit ${maxCandidates}`)
  return rows
}

export type FoundPlace = { id: number; name: string; postalCode: string; state: string; searchName: string }

/** Postal codes by digits, towns by name. */
export async function findPlaces(
  db: Db,
  { digits, name }: { digits: string; name: string },
): Promise<FoundPlace[]> {
  const fits = digits ? sql`postal_code like ${`${digits}%`}` : sql`rank > 0`
  const named = name ? sql`search_name like ${`${name}%`}` : sql`true`
  return readPlaces(
    db,
    sql`${fits} and ${named}`,
    digits ? sql`postal_code` : sql`search_name <> ${name}, rank desc, name`,
  )
}

/** Towns that are written nearly like it. */
export const findSimilarPlaces = (db: Db, name: string): Promise<FoundPlace[]> =>
  readPlaces(
    db,
    sql`rank > 0 and search_name % ${name}`,
    sql`similarity(search_name, ${name}) desc, rank desc`,
  )

async function readPlaces(db: Db, conditions: SQL, order: SQL): Promise<FoundPlace[]> {
  const { rows } = await db.execute<FoundPlace>(sql`
    select id, name, postal_code as "postalCode", state, search_name as "searchName"
    from place where ${conditions} order by ${order} limit ${maxCandidates}`)
  return rows
}
