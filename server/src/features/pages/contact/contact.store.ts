import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { institutionLocation, isShown, organisationPerson } from '#features/contacts/contacts.schema.ts'
import type { Db } from '#platform/db/database.ts'

const isOpen = eq(institutionLocation.isWithdrawn, false)

/** In their order; where there is none, main sites first, each with its campuses after it by their names. */
export const listLocations = (db: Db) =>
  db
    .select()
    .from(institutionLocation)
    .where(isOpen)
    .orderBy(
      asc(institutionLocation.position),
      sql`${institutionLocation.role} <> 'main'`,
      sql`${institutionLocation.name} collate "und-x-icu"`,
    )

export async function findLocation(db: Db, key: string) {
  const [found] = await db
    .select()
    .from(institutionLocation)
    .where(and(eq(institutionLocation.key, key), isOpen))
  return found ?? null
}

/** The university's own people whom everybody may know. */
export const listSupportPersons = (db: Db) =>
  db
    .select()
    .from(organisationPerson)
    .where(and(isNotNull(organisationPerson.institutionLocationKey), isShown(organisationPerson)))
    .orderBy(
      asc(organisationPerson.position),
      sql`${organisationPerson.lastName} collate "und-x-icu"`,
      asc(organisationPerson.id),
    )

export async function findSupportPerson(db: Db, id: string) {
  const [found] = await db
    .select({ person: organisationPerson, location: institutionLocation })
    .from(organisationPerson)
    .innerJoin(institutionLocation, eq(institutionLocation.key, organisationPerson.institutionLocationKey))
    .where(and(eq(organisationPerson.id, id), isShown(organisationPerson), isOpen))
  return found ?? null
}
