import { and, eq } from 'drizzle-orm'
import { institutionLocation, isShown, organisationPerson } from '#features/contacts/contacts.schema.ts'
import type { Db } from '#platform/db/database.ts'

export async function isInstitutionLocation(db: Db, key: string): Promise<boolean> {
  return (await db.$count(institutionLocation, eq(institutionLocation.key, key))) > 0
}

/** A person of the company whom others see. */
export async function isShownPersonOf(db: Db, companyId: string, id: string): Promise<boolean> {
  const isMeant = and(eq(organisationPerson.id, id), eq(organisationPerson.companyId, companyId))
  return (await db.$count(organisationPerson, and(isMeant, isShown(organisationPerson)))) > 0
}
