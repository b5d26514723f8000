import { applicationStatuses } from '@tandem/contract/applications'
import { unansweredStages } from '@tandem/contract/received-applications/answer-due'
import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import { account } from '#features/accounts/accounts.schema.ts'
import { applicant } from '#features/applicants/applicants.schema.ts'
import { application } from '#features/applications/applications.schema.ts'
import { company } from '#features/companies/companies.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { answerReminder, applicationHandler } from '../received-applications.schema.ts'

export type ReminderKind = (typeof answerReminder.$inferSelect)['kind']

/** What the company does itself with an application is no answer. One that is suspended may not answer. */
const isUnanswered = and(
  eq(application.status, applicationStatuses.sent),
  inArray(application.stage, [...unansweredStages]),
  sql`not exists (select from ${company}
    where ${company.id} = ${application.companyId} and ${company.status} = 'suspended')`,
)

/** Of those that wait so long, the ones nobody was reminded of yet: with this call they count as reminded of. */
export async function claimWaiting(db: Db, kind: ReminderKind, sentBefore: Date, now: Date) {
  const waiting = db
    .select({
      applicationId: application.id,
      kind: sql<ReminderKind>`${kind}::text`.as('kind'),
      sentAt: sql<Date>`${now.toISOString()}::timestamptz`.as('sent_at'),
    })
    .from(application)
    .where(and(isUnanswered, lt(application.sentAt, sentBefore)))
  const claimed = await db
    .insert(answerReminder)
    .select(waiting)
    .onConflictDoNothing()
    .returning({ id: answerReminder.applicationId })
  if (claimed.length === 0) return []
  const ids = claimed.map(({ id }) => id)
  return db
    .select({ id: application.id, companyId: application.companyId, handlerId: applicationHandler.accountId })
    .from(application)
    .leftJoin(applicationHandler, eq(applicationHandler.applicationId, application.id))
    .where(inArray(application.id, ids))
    .orderBy(asc(application.sentAt), asc(application.id))
}

/** Those of them that still wait, the longest waiting first. */
export function listWaiting(db: Db, ids: string[]) {
  return db
    .select({ firstName: account.firstName, lastName: account.lastName, sentAt: application.sentAt })
    .from(application)
    .innerJoin(applicant, eq(applicant.id, application.applicantId))
    .innerJoin(account, eq(account.id, applicant.accountId))
    .where(and(isUnanswered, inArray(application.id, ids)))
    .orderBy(asc(application.sentAt), asc(application.id))
}
