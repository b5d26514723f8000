import { applicationStatuses } from '@tandem/contract/applications'
import { unansweredStages } from '@tandem/contract/received-applications/answer-due'
import { and, asc, count, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { account } from '#features/accounts/accounts.schema.ts'
import { applicant } from '#features/applicants/applicants.schema.ts'
import { application } from '#features/applications/applications.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { applicationHandler } from '../received-applications.schema.ts'

/** Sent before `overdueBefore`, an answer is overdue; sent before `dueBefore`, it is due today at the latest. */
export type DueBounds = { overdueBefore: Date; dueBefore: Date }

const isUnanswered = (companyId: string) =>
  and(
    eq(application.companyId, companyId),
    eq(application.status, applicationStatuses.sent),
    inArray(application.stage, [...unansweredStages]),
  )

/** By the account that handles them; null for those that nobody does. */
export function countUnanswered(db: Db, companyId: string, { overdueBefore, dueBefore }: DueBounds) {
  const { sentAt, stage } = application
  return db
    .select({
      accountId: applicationHandler.accountId,
      waiting: count(),
      overdue: sql<number>`count(*) filter (where ${lt(sentAt, overdueBefore)})::int`,
      today: sql<number>`count(*) filter (where ${sentAt} >= ${overdueBefore.toISOString()} and ${lt(sentAt, dueBefore)})::int`,
      unopened: sql<number>`count(*) filter (where ${eq(stage, 'received')})::int`,
    })
    .from(application)
    .leftJoin(applicationHandler, eq(applicationHandler.applicationId, application.id))
    .where(isUnanswered(companyId))
    .groupBy(applicationHandler.accountId)
}

/** All that are due, the longest waiting first. */
export const listDueIds = (db: Db, companyId: string, { dueBefore }: DueBounds, limit: number) =>
  db
    .select({ id: application.id })
    .from(application)
    .where(and(isUnanswered(companyId), lt(application.sentAt, dueBefore)))
    .orderBy(asc(application.sentAt), asc(application.id))
    .limit(limit)

/**
 * Those that are due, or due later; the longest waiting first. They are found before anything is joined to them, in the
 * order of the index.
 */
export function listUnanswered(
  db: Db,
  companyId: string,
  { due, bounds: { dueBefore }, limit }: { due: 'now' | 'later'; bounds: DueBounds; limit: number },
) {
  const handler = alias(account, 'handler')
  const longest = sql`(select ${application.id} from ${application}
    where ${isUnanswered(companyId)}
      and ${due === 'now' ? lt(application.sentAt, dueBefore) : gte(application.sentAt, dueBefore)}
    order by ${application.sentAt} nulls first fetch first ${sql.raw(String(limit))} rows with ties)`
  return db
    .select({
      applicationId: application.id,
      firstName: account.firstName,
      lastName: account.lastName,
      sentAt: sql<Date>`${application.sentAt}`.mapWith(application.sentAt),
      handlerFirstName: handler.firstName,
      handlerLastName: handler.lastName,
    })
    .from(application)
    .innerJoin(applicant, eq(applicant.id, application.applicantId))
    .innerJoin(account, eq(account.id, applicant.accountId))
    .leftJoin(applicationHandler, eq(applicationHandler.applicationId, application.id))
    .leftJoin(handler, eq(handler.id, applicationHandler.accountId))
    .where(inArray(application.id, longest))
    .orderBy(asc(application.sentAt), asc(application.id))
    .limit(limit)
}

/** Places that applicants accepted and that wait for their contract, the longest waiting first. */
export const listAcceptedPlaces = (db: Db, companyId: string, limit: number) =>
  db
    .select({
      applicationId: application.id,
      firstName: account.firstName,
      lastName: account.lastName,
      acceptedAt: sql<Date>`${application.closedAt}`.mapWith(application.closedAt),
    })
    .from(application)
    .innerJoin(applicant, eq(applicant.id, application.applicantId))
    .innerJoin(account, eq(account.id, applicant.accountId))
    .where(and(eq(application.companyId, companyId), eq(application.outcome, 'place_taken')))
    .orderBy(asc(application.closedAt), asc(application.id))
    .limit(limit)
