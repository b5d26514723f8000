import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { company } from '#features/companies/companies.schema.ts'
import { storedFile } from '#features/files/files.schema.ts'
import type { Db } from '#platform/db/database.ts'
import {
  institutionLocation,
  isShown,
  organisationPerson,
  organisationPersonFile,
} from './contacts.schema.ts'
import { isRead } from './contacts.store.ts'

export type PersonRow = Awaited<ReturnType<typeof selectPersons>>[number]

export async function findPerson(db: Db, id: string): Promise<PersonRow | undefined> {
  const [row] = await selectPersons(db, eq(organisationPerson.id, id))
  return row
}

/** In the company's order; who came first stands first where it has none. */
export const listPersonsOfCompany = (db: Db, companyId: string): Promise<PersonRow[]> =>
  selectPersons(db, eq(organisationPerson.companyId, companyId))

export const listPersonsOfLocation = (db: Db, key: string): Promise<PersonRow[]> =>
  selectPersons(db, eq(organisationPerson.institutionLocationKey, key))

export async function findLocation(db: Db, key: string) {
  const [row] = await db.select().from(institutionLocation).where(eq(institutionLocation.key, key))
  return row
}

export async function findCompanyStatus(db: Db, companyId: string): Promise<string | null> {
  const [row] = await db.select({ status: company.status }).from(company).where(eq(company.id, companyId))
  return row?.status ?? null
}

function selectPersons(db: Db, wanted: SQL) {
  return db
    .select({
      person: organisationPerson,
      company: { id: company.id, name: company.name, town: company.town, status: company.status },
      location: {
        id: institutionLocation.key,
        name: institutionLocation.name,
        town: institutionLocation.town,
      },
      isShown: isShown(organisationPerson),
      isRead: isRead({
        companyId: organisationPerson.companyId,
        locationKey: organisationPerson.institutionLocationKey,
      }),
    })
    .from(organisationPerson)
    .leftJoin(company, eq(company.id, organisationPerson.companyId))
    .leftJoin(institutionLocation, eq(institutionLocation.key, organisationPerson.institutionLocationKey))
    .where(wanted)
    .orderBy(
      asc(organisationPerson.position),
      sql`${organisationPerson.lastName} collate "und-x-icu"`,
      asc(organisationPerson.id),
    )
}

/** Nobody else changes the person, or what belongs to them, until the transaction ends. */
export async function lockPerson(db: Db, id: string): Promise<void> {
  await db
    .select({ id: organisationPerson.id })
    .from(organisationPerson)
    .where(eq(organisationPerson.id, id))
    .for('no key update')
}

/** The same for everybody of a company. */
export async function lockPersonsOfCompany(db: Db, companyId: string): Promise<void> {
  await db
    .select({ id: organisationPerson.id })
    .from(organisationPerson)
    .where(eq(organisationPerson.companyId, companyId))
    .orderBy(asc(organisationPerson.id))
    .for('no key update')
}

/** And for everybody of a location; nobody is listed there meanwhile. */
export async function lockPersonsOfLocation(db: Db, key: string): Promise<void> {
  await db
    .select({ key: institutionLocation.key })
    .from(institutionLocation)
    .where(eq(institutionLocation.key, key))
    .for('no key update')
}

type NewPerson = typeof organisationPerson.$inferInsert & { institutionLocationKey: string }

/** Behind the others of the location. */
export async function insertLocationPerson(db: Db, person: NewPerson): Promise<void> {
  const position = sql`(select coalesce(max(position), -1) + 1 from organisation_person
    where institution_location_key = ${person.institutionLocationKey})`
  await db.insert(organisationPerson).values({ ...person, position })
}

/** Threads that name the person lose it with that. */
export async function deletePersonById(db: Db, id: string): Promise<void> {
  await db.delete(organisationPerson).where(eq(organisationPerson.id, id))
}

type Change = Partial<
  Pick<
    typeof organisationPerson.$inferInsert,
    'firstName' | 'lastName' | 'roleDe' | 'roleEn' | 'mail' | 'phone' | 'hidden' | 'position' | 'imageFileId'
  >
>

export async function updatePerson(db: Db, id: string, change: Change, now: Date): Promise<void> {
  await db
    .update(organisationPerson)
    .set({ ...change, revision: sql`${organisationPerson.revision} + 1`, updatedAt: now })
    .where(eq(organisationPerson.id, id))
}

/** In the order in which they are shown. */
export async function selectFiles(db: Db, personId: string) {
  return (await selectOwnFiles(db, personId)).filter(({ check }) => check === undefined)
}

/** With those that were infected and are gone, which are told to their owners alone. */
export async function selectOwnFiles(db: Db, personId: string) {
  const { id, name, mediaType, size, scan } = storedFile
  const rows = await db
    .select({ id, name, mediaType, size, scan })
    .from(organisationPersonFile)
    .innerJoin(storedFile, eq(storedFile.id, organisationPersonFile.fileId))
    .where(eq(organisationPersonFile.organisationPersonId, personId))
    .orderBy(asc(organisationPersonFile.position), asc(id))
  return rows.map(({ scan, ...file }) => ({ ...file, ...(scan === 'infected' && { check: scan }) }))
}

/** After the others. */
export async function insertFile(db: Db, organisationPersonId: string, fileId: string): Promise<void> {
  const position = sql`(select coalesce(max(position), -1) + 1 from organisation_person_file
    where organisation_person_id = ${organisationPersonId})`
  await db.insert(organisationPersonFile).values({ organisationPersonId, fileId, position })
}

/** In its place. */
export async function replaceFile(db: Db, personId: string, before: string, fileId: string): Promise<void> {
  await db.update(organisationPersonFile).set({ fileId }).where(isFileOf(personId, before))
}

export async function deleteFile(db: Db, personId: string, fileId: string): Promise<void> {
  await db.delete(organisationPersonFile).where(isFileOf(personId, fileId))
}

const isFileOf = (personId: string, fileId: string) =>
  and(eq(organisationPersonFile.organisationPersonId, personId), eq(organisationPersonFile.fileId, fileId))
