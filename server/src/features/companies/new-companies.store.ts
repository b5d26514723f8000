import { and, eq, inArray, notExists } from 'drizzle-orm'
import { organisationPerson } from '#features/contacts/contacts.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { company } from './companies.schema.ts'

export type NewCompany = Pick<
  typeof company.$inferInsert,
  'name' | 'street' | 'zip' | 'town' | 'www' | 'phone'
>

/** Pending until an admin confirms it. */
export async function insertCompany(db: Db, newCompany: NewCompany, now: Date): Promise<string> {
  const [inserted] = await db
    .insert(company)
    .values({ ...newCompany, status: 'pending', createdAt: now, updatedAt: now })
    .returning({ id: company.id })
  if (!inserted) throw new Error('The company was not inserted')
  return inserted.id
}

/** Of these, the ones that nobody stands behind: what is left of a registration that nobody confirmed. */
export async function deleteEmptyPendingCompanies(db: Db, companyIds: string[]): Promise<void> {
  const people = db
    .select({ id: organisationPerson.id })
    .from(organisationPerson)
    .where(eq(organisationPerson.companyId, company.id))
  await db
    .delete(company)
    .where(and(inArray(company.id, companyIds), eq(company.status, 'pending'), notExists(people)))
}
