import { and, eq } from 'drizzle-orm'
import { institutionLocation, organisationPerson } from '#features/contacts/contacts.schema.ts'
import type { Db } from '#platform/db/database.ts'

export async function isInstitutionLocation(db: Db, key: string): Promise<boolean> {
  return (await db.$count(institutionLocation, eq(institutionLocation.key, key))) > 0
}

export async function isPersonOf(db: Db, companyId: string, id: string): Promise<boolean> {
  const isMeant = and(eq(organisationPerson.id, id), eq(organisationPerson.companyId, companyId))
  return (await db.$count(organisationPerson, isMeant)) > 0
}
