import { applicationStatuses, applicationTypes } from '@tandem/contract/applications'
import { and, asc, eq, sql } from 'drizzle-orm'
import { application } from '#features/applications/applications.schema.ts'
import { company } from '#features/companies/companies.schema.ts'
import type { Db } from '#platform/db/database.ts'

/** What an applicant began for offers and did not send, and what they ever sent. */
export async function countOwnApplications(db: Db, applicantId: string) {
  const isDraft = and(
    eq(application.type, applicationTypes.offer),
    eq(application.status, applicationStatuses.new),
  )
  const [counted] = await db
    .select({
      drafts: sql<number>`count(*) filter (where ${isDraft})::int`,
      sent: sql<number>`count(${application.sentAt})::int`,
    })
    .from(application)
    .where(eq(application.applicantId, applicantId))
  return counted ?? { drafts: 0, sent: 0 }
}

/**
 * The place that has waited longest for the applicant's answer, once its company cannot undo the offer any more. Nobody is
 * urged to answer one that does not take part at present.
 */
export async function findOfferedPlace(db: Db, applicantId: string, now: Date) {
  const isUntold = sql`${application.undoUntil} > ${now}`
  const [found] = await db
    .select({ applicationId: application.id, counterpart: company.name })
    .from(application)
    .innerJoin(company, eq(company.id, application.companyId))
    .where(
      and(
        eq(application.applicantId, applicantId),
        eq(company.status, 'confirmed'),
        sql`case when ${isUntold} then ${application.toldStatus} else ${application.status} end
          = ${applicationStatuses.sent}`,
        sql`case when ${isUntold} then ${application.toldStage} else ${application.stage} end = 'offer_made'`,
      ),
    )
    .orderBy(asc(application.updatedAt), asc(application.id))
    .limit(1)
  return found ?? null
}
