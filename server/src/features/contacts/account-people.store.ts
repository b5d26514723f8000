import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { company } from '#features/companies/companies.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { organisationPerson } from './contacts.schema.ts'

export type NewAccountPerson = {
  accountId: string
  companyId: string
  /** The invitation that brought them. */
  registrationKeyId: string | null
  firstName: string
  lastName: string
  mail: string
  phone: string
}

/** The contact person behind a new account of a company. */
export async function insertAccountPerson(db: Db, person: NewAccountPerson, now: Date): Promise<void> {
  const position = sql`(select coalesce(max(position), -1) + 1 from organisation_person
    where company_id = ${person.companyId})`
  await db.insert(organisationPerson).values({ ...person, position, createdAt: now, updatedAt: now })
}

const nextRevision = sql`${organisationPerson.revision} + 1`

/** The contact person behind an account, and the company that they belong to. */
export async function findAccountPerson(db: Db, accountId: string) {
  const { id, phone, imageFileId, companyId, registrationKeyId } = organisationPerson
  const [found] = await db
    .select({
      id,
      phone,
      imageFileId,
      companyId,
      registrationKeyId,
      companyName: company.name,
      companyStatus: company.status,
    })
    .from(organisationPerson)
    .leftJoin(company, eq(company.id, companyId))
    .where(eq(organisationPerson.accountId, accountId))
  return found ?? null
}

/** Whether anybody is listed for a company, with an account or without. */
export async function hasPeople(db: Db, companyId: string): Promise<boolean> {
  return (await db.$count(organisationPerson, eq(organisationPerson.companyId, companyId))) > 0
}

/** The people behind these accounts go; says whom they belonged to. */
export async function deleteAccountPeople(
  db: Db,
  accountIds: string[],
): Promise<{ companyId: string; registrationKeyId: string | null }[]> {
  const { companyId, registrationKeyId } = organisationPerson
  const deleted = await db
    .delete(organisationPerson)
    .where(and(inArray(organisationPerson.accountId, accountIds), isNotNull(companyId)))
    .returning({ companyId, registrationKeyId })
  return deleted.flatMap((person) =>
    person.companyId === null ? [] : [{ ...person, companyId: person.companyId }],
  )
}

/** A contact person who could be reached at the account's old address is now to be reached at the new one. */
export async function replacePersonMail(
  db: Db,
  change: { accountId: string; from: string; to: string; now: Date },
): Promise<void> {
  await db
    .update(organisationPerson)
    .set({ mail: change.to, revision: nextRevision, updatedAt: change.now })
    .where(and(eq(organisationPerson.accountId, change.accountId), eq(organisationPerson.mail, change.from)))
}

type PersonChange = {
  accountId: string
  firstName: string
  lastName: string
  phone?: string | undefined
  now: Date
}

export async function updateAccountPerson(db: Db, { accountId, now, ...data }: PersonChange): Promise<void> {
  await db
    .update(organisationPerson)
    .set({ ...data, revision: nextRevision, updatedAt: now })
    .where(eq(organisationPerson.accountId, accountId))
}
