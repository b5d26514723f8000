import { applicationStatuses } from '@tandem/contract/applications'
import { and, asc, eq, sql } from 'drizzle-orm'
import { application } from '#features/applications/applications.schema.ts'
import { company } from '#features/companies/companies.schema.ts'
import type { Db } from '#platform/db/database.ts'

/**
 * The place that has waited longest for the applicant's answer, once its company cannot undo the offer any more. Nobody is
 * urged to answer one that does not take part at present.
 */
export async function findOfferedPlace(db: Db, applicantId: string, now: Date) {
  const isUntold = sql`${application.undoUntil} > ${now}`
  const [found] = await db
    .select({ applicationId: application.id, counterpart: company.name, offerId: application.offerId })
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

/** Whether the applicant accepted a place or, as far as they know, has a contract. */
export async function hasPlace(db: Db, applicantId: string, now: Date): Promise<boolean> {
  const isUntold = sql`${application.undoUntil} > ${now}`
  const [found] = await db
    .select({ id: application.id })
    .from(application)
    .where(
      and(
        eq(application.applicantId, applicantId),
        sql`case when ${isUntold} then ${application.toldOutcome} else ${application.outcome} end
          in ('place_taken', 'contract_signed')`,
      ),
    )
    .limit(1)
  return found !== undefined
}
