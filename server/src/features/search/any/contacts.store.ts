import { maxCountedHits } from '@tandem/contract/search'
import { and, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { isRead } from '#features/contacts/contacts.api.ts'
import { institutionLocation, isShown, organisationPerson } from '#features/contacts/contacts.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { foundCompanies } from '../companies/company-rows.store.ts'
import { type OfferCriteria, omitFilters } from '../offers/offer-criteria.ts'
import { nameMatches } from '../text/name-matches.store.ts'

export type Contact = {
  id: string
  firstName: string
  lastName: string
  roleDe: string
  roleEn: string
  mail: string
  phone: string
  hasImage: boolean
  /** Somebody reads messages to them. */
  isRead: boolean
  organisation: { id: string; name: string; town: string; latitude: number | null; longitude: number | null }
}

type Window = { offset: number; limit: number }

/** A word of the text; what stands with nobody and in no company's name is taken for a typing error. */
export type NameWord = { word: string; isKnown: boolean }

/** Contacts of the companies of a search; each word of the text stands with the person or in the company's name. */
export async function findCompanyContacts(
  db: Db,
  criteria: OfferCriteria,
  words: NameWord[],
  window: Window,
) {
  const nearest = criteria.place.length > 0 ? sql`d.chord, ` : sql``
  const { rows } = await db.execute<Contact>(sql`
    select op.id, op.first_name as "firstName", op.last_name as "lastName", op.role_de as "roleDe",
      op.role_en as "roleEn", op.mail, op.phone, op.image_file_id is not null as "hasImage",
      ${isRead({ companyId: sql`op.company_id`, locationKey: sql`op.institution_location_key` })} as "isRead",
      json_build_object('id', co.id, 'name', co.name, 'town', co.town,
        'latitude', co.latitude, 'longitude', co.longitude) as organisation
    from ${contactRows(criteria, words)}
    order by ${nearest}op.last_name collate "und-x-icu", op.first_name collate "und-x-icu", op.id
    limit ${window.limit} offset ${window.offset}`)
  return rows
}

/** As far as it is counted: one more than `maxCountedHits` says “more”. */
export async function countCompanyContacts(db: Db, criteria: OfferCriteria, words: NameWord[]) {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (
      select from ${contactRows(criteria, words)} limit ${maxCountedHits + 1}) hit`,
  )
  return rows[0]?.count ?? 0
}

function contactRows(criteria: OfferCriteria, words: NameWord[]): SQL {
  const conditions = and(
    isShown({ hidden: sql`op.hidden`, accountId: sql`op.account_id` }),
    ...words.map((word) =>
      or(
        sql`op.id in (select id from organisation_person where ${isNamed(personWords, word)})`,
        sql`op.company_id in (select company_id from company_entry where ${isNamed(sql`search_name`, word)})`,
      ),
    ),
  )
  return sql`${foundCompanies(omitFilters(criteria, 'text'))} d join company_entry c on c.no = d.no
    join organisation_person op on op.company_id = c.company_id
    join company co on co.id = op.company_id where ${conditions}`
}

export async function readNameWords(db: Db, words: string[]): Promise<NameWord[]> {
  if (words.length === 0) return []
  const shown = isShown({ hidden: sql`hidden`, accountId: sql`account_id` })
  const known = words.map((word) => {
    const [ofPerson, ofCompany] = [personWords, sql`search_name`].map((text) =>
      isNamed(text, { word, isKnown: true }),
    )
    return sql`(exists (select from organisation_person join company_entry using (company_id)
        where ${shown} and ${ofPerson}) or exists (select from company_entry where ${ofCompany}))`
  })
  const { rows } = await db.execute<{ known: boolean[] }>(
    sql`select array[${sql.join(known, sql`, `)}] as known`,
  )
  return words.map((word, index) => ({ word, isKnown: rows[0]?.known[index] === true }))
}

/** Contacts of the institution's locations, which are few, location by location, in its order. */
export async function listSupportContacts(db: Db): Promise<Contact[]> {
  const rows = await db
    .select({
      person: organisationPerson,
      location: institutionLocation,
      isRead: isRead({
        companyId: organisationPerson.companyId,
        locationKey: organisationPerson.institutionLocationKey,
      }),
    })
    .from(organisationPerson)
    .innerJoin(institutionLocation, eq(institutionLocation.key, organisationPerson.institutionLocationKey))
    .where(
      and(
        isNotNull(organisationPerson.institutionLocationKey),
        isShown(organisationPerson),
        eq(institutionLocation.isWithdrawn, false),
      ),
    )
    .orderBy(
      institutionLocation.position,
      sql`${institutionLocation.name} collate "und-x-icu"`,
      institutionLocation.key,
      organisationPerson.position,
      sql`${organisationPerson.lastName} collate "und-x-icu"`,
      organisationPerson.firstName,
      organisationPerson.id,
    )
  return rows.map(({ person, isRead, location: { key, name, town, latitude, longitude } }) => ({
    ...person,
    isRead,
    hasImage: person.imageFileId !== null,
    organisation: { id: key, name, town, latitude, longitude },
  }))
}

/** As the index on it has it. */
const personWords = sql`search_cut(first_name || ' ' || last_name || ' ' || role_de || ' ' || role_en)`

const isNamed = (text: SQL, { word, isKnown }: NameWord): SQL =>
  isKnown ? nameMatches(text, { terms: [[word]] }) : sql`${word} <% ${text}`
