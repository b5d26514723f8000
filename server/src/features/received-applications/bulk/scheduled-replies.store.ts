import { and, eq, inArray } from 'drizzle-orm'
import { account } from '#features/accounts/accounts.schema.ts'
import { applicant } from '#features/applicants/applicants.schema.ts'
import { application } from '#features/applications/applications.schema.ts'
import { company } from '#features/companies/companies.schema.ts'
import { organisationPerson } from '#features/contacts/contacts.schema.ts'
import { offer } from '#features/offers/offers.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { scheduledReply } from '../received-applications.schema.ts'

/** What a reply to an applicant is filled in with. */
export async function findReplyFacts(db: Db, applicationId: string) {
  const [found] = await db
    .select({
      applicantId: applicant.id,
      firstName: account.firstName,
      lastName: account.lastName,
      offer: { de: offer.titleDe, en: offer.titleEn },
      company: company.name,
    })
    .from(application)
    .innerJoin(applicant, eq(applicant.id, application.applicantId))
    .innerJoin(account, eq(account.id, applicant.accountId))
    .innerJoin(company, eq(company.id, application.companyId))
    .leftJoin(offer, eq(offer.id, application.offerId))
    .where(eq(application.id, applicationId))
  if (!found) return
  const titles = found.offer
  return { ...found, offer: titles && { de: titles.de, en: titles.en || titles.de } }
}

export async function findWriter(db: Db, accountId: string) {
  const [found] = await db
    .select({
      name: { first: account.firstName, last: account.lastName },
      permissions: account.permissions,
      companyId: organisationPerson.companyId,
      organisationPersonId: organisationPerson.id,
      companyStatus: company.status,
    })
    .from(account)
    .innerJoin(organisationPerson, eq(organisationPerson.accountId, account.id))
    .innerJoin(company, eq(company.id, organisationPerson.companyId))
    .where(eq(account.id, accountId))
  return found
}

export async function insertScheduled(
  db: Db,
  values: typeof scheduledReply.$inferInsert & { id: string },
): Promise<void> {
  await db.insert(scheduledReply).values(values)
}

/** Null where it was recalled, or is sent already. */
export async function takeScheduled(db: Db, id: string) {
  const [taken] = await db.delete(scheduledReply).where(eq(scheduledReply.id, id)).returning()
  return taken ?? null
}

/** The writer's own, to these applications; says to which there were any. */
export async function recallScheduled(
  db: Db,
  accountId: string,
  applicationIds: string[],
): Promise<string[]> {
  const recalled = await db
    .delete(scheduledReply)
    .where(
      and(eq(scheduledReply.accountId, accountId), inArray(scheduledReply.applicationId, applicationIds)),
    )
    .returning({ id: scheduledReply.applicationId })
  return recalled.map(({ id }) => id)
}
