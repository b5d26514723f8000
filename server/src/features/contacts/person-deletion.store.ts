import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { account } from '#features/accounts/accounts.schema.ts'
import { company } from '#features/companies/companies.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { organisationPerson, organisationPersonFile } from './contacts.schema.ts'

/** The company that an account works for; null for an account of another type. */
export async function findCompanyOf(db: Db, accountId: string): Promise<string | null> {
  const [found] = await db
    .select({ companyId: organisationPerson.companyId })
    .from(organisationPerson)
    .where(eq(organisationPerson.accountId, accountId))
  return found?.companyId ?? null
}

/**
 * All accounts of a company, the oldest first. Until the transaction ends nobody joins, leaves, or changes what they
 * may do: whoever decides what must be true of all of them together asks here first.
 */
export async function lockTeam(db: Db, companyId: string) {
  await db.select({ id: company.id }).from(company).where(eq(company.id, companyId)).for('no key update')
  return selectTeam(db, companyId).for('no key update', { of: account })
}

/** As `lockTeam`, of what is only shown. */
export const findTeam = async (db: Db, companyId: string) => selectTeam(db, companyId)

const selectTeam = (db: Db, companyId: string) =>
  db
    .select({
      accountId: account.id,
      firstName: account.firstName,
      lastName: account.lastName,
      permissions: account.permissions,
      permissionsRevision: account.permissionsRevision,
      confirmedAt: account.confirmedAt,
      lockedAt: account.lockedAt,
    })
    .from(organisationPerson)
    .innerJoin(account, eq(account.id, organisationPerson.accountId))
    .where(and(eq(organisationPerson.companyId, companyId), isNotNull(organisationPerson.accountId)))
    .orderBy(asc(account.id))

/** Offers and threads that name the person lose it with that. */
export async function deletePerson(db: Db, accountId: string): Promise<void> {
  await db.delete(organisationPerson).where(eq(organisationPerson.accountId, accountId))
}

/** Everybody who is listed for a company, with an account or without; says which files were theirs. */
export async function deletePersonsOfCompany(db: Db, companyId: string): Promise<string[]> {
  const documents = await db
    .select({ fileId: organisationPersonFile.fileId })
    .from(organisationPersonFile)
    .innerJoin(organisationPerson, eq(organisationPerson.id, organisationPersonFile.organisationPersonId))
    .where(eq(organisationPerson.companyId, companyId))
  const deleted = await db
    .delete(organisationPerson)
    .where(eq(organisationPerson.companyId, companyId))
    .returning({ fileId: organisationPerson.imageFileId })
  return [...documents, ...deleted].flatMap(({ fileId }) => fileId ?? [])
}

/** Of two companies that become one: behind those who are listed there. */
export async function transferPeople(
  db: Db,
  { from, into }: { from: string; into: string },
): Promise<number> {
  const last = sql`(select coalesce(max(position), -1) + 1 from organisation_person where company_id = ${into})`
  const moved = await db
    .update(organisationPerson)
    .set({ companyId: into, position: sql`${organisationPerson.position} + ${last}` })
    .where(eq(organisationPerson.companyId, from))
    .returning({ id: organisationPerson.id })
  return moved.length
}
