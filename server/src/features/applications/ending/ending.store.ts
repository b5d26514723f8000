import { applicationStatuses } from '@tandem/contract/applications'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { application } from '../applications.schema.ts'

/** What was sent and is not over. Drafts are locked too: one may be on its way out at this moment. */
export async function lockSentApplications(db: Db, by: { applicantId: string } | { companyId: string }) {
  const { new: begun, sent } = applicationStatuses
  const party =
    'applicantId' in by
      ? eq(application.applicantId, by.applicantId)
      : eq(application.companyId, by.companyId)
  const rows = await db
    .select({
      id: application.id,
      status: application.status,
      applicantId: application.applicantId,
      companyId: application.companyId,
      offerId: application.offerId,
    })
    .from(application)
    .where(and(party, inArray(application.status, [begun, sent])))
    .orderBy(application.id)
    .for('update')
  return rows.filter(({ status }) => status === sent)
}

export async function listIds(db: Db, applicantId: string): Promise<string[]> {
  const rows = await db
    .select({ id: application.id })
    .from(application)
    .where(eq(application.applicantId, applicantId))
    .orderBy(application.createdAt, application.id)
  return rows.map(({ id }) => id)
}

export async function finish(db: Db, id: string, outcome: string, now: Date): Promise<void> {
  await db
    .update(application)
    .set({ status: applicationStatuses.finished, outcome, closedAt: now, updatedAt: now })
    .where(eq(application.id, id))
}
