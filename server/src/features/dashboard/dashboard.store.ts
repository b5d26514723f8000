import { applicationStatuses } from '@tandem/contract/applications'
import { and, asc, eq, sql } from 'drizzle-orm'
import { application } from '#features/applications/applications.schema.ts'
import { company } from '#features/companies/companies.schema.ts'
import { firstStudyYear } from '#platform/clock/first-study-year.ts'
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

/**
 * The place that the applicant accepted or, as far as they know, has a contract for; `begun` once its studies have
 * started. One without an offer knows no year: it is for the first start after it was given.
 */
export async function findPlace(db: Db, applicantId: string, now: Date): Promise<'coming' | 'begun' | null> {
  const isUntold = sql`${application.undoUntil} > ${now}`
  const next = firstStudyYear(now)
  const lastStart = new Date(Date.UTC(next - 1, 9))
  const isComing = sql`case when ${application.placeYear} is null then ${application.closedAt} >= ${lastStart}
    else ${application.placeYear} >= ${next} end`
  const [found] = await db
    .select({ isComing: sql<boolean | null>`bool_or(${isComing})` })
    .from(application)
    .where(
      and(
        eq(application.applicantId, applicantId),
        sql`case when ${isUntold} then ${application.toldOutcome} else ${application.outcome} end
          in ('place_taken', 'contract_signed')`,
      ),
    )
  if (!found || found.isComing === null) return null
  return found.isComing ? 'coming' : 'begun'
}
