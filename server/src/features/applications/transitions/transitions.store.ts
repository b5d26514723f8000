import { applicationStatuses } from '@tandem/contract/applications'
import { and, asc, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import { account } from '#features/accounts/accounts.schema.ts'
import { applicant } from '#features/applicants/applicants.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { application, applicationEvent } from '../applications.schema.ts'
import type { ApplicationRow } from '../applications.store.ts'

const { new: begun, sent } = applicationStatuses

/**
 * What an applicant could still withdraw from: sent and not over, or with a place but no contract. Drafts are locked
 * too: one may be on its way out at this moment.
 */
export async function lockWithdrawableBy(db: Db, applicantId: string): Promise<ApplicationRow[]> {
  const isOpen = or(inArray(application.status, [begun, sent]), eq(application.outcome, 'place_taken'))
  const rows = await db
    .select()
    .from(application)
    .where(and(eq(application.applicantId, applicantId), isOpen))
    .orderBy(application.id)
    .for('update')
  return rows.filter(({ status }) => status !== begun)
}

/** What was sent to offers that take no more applications, and is not over; with a company also its accepted places. */
export function lockSentTo(
  db: Db,
  to: { companyId: string } | { offerId: string },
): Promise<ApplicationRow[]> {
  const isOpen = eq(application.status, sent)
  const target =
    'companyId' in to
      ? and(eq(application.companyId, to.companyId), or(isOpen, eq(application.outcome, 'place_taken')))
      : and(eq(application.offerId, to.offerId), isOpen)
  return db.select().from(application).where(target).orderBy(application.id).for('update')
}

/** The longest waiting first. */
export async function listOpenFor(db: Db, offerId: string) {
  const rows = await db
    .select({
      id: application.id,
      stage: application.stage,
      sentAt: application.sentAt,
      firstName: account.firstName,
      lastName: account.lastName,
    })
    .from(application)
    .innerJoin(applicant, eq(applicant.id, application.applicantId))
    .innerJoin(account, eq(account.id, applicant.accountId))
    .where(and(eq(application.offerId, offerId), eq(application.status, sent)))
    .orderBy(asc(application.sentAt), asc(application.id))
  return rows.flatMap(({ stage, sentAt, ...row }) => (stage && sentAt ? { ...row, stage, sentAt } : []))
}

export async function listIds(db: Db, applicantId: string): Promise<string[]> {
  const rows = await db
    .select({ id: application.id })
    .from(application)
    .where(eq(application.applicantId, applicantId))
    .orderBy(application.createdAt, application.id)
  return rows.map(({ id }) => id)
}

export async function markUndone(db: Db, eventId: string, now: Date): Promise<void> {
  await db.update(applicationEvent).set({ undoneAt: now }).where(eq(applicationEvent.id, eventId))
}

/** Of what the applicant has not been told, nothing has happened. */
export async function undoUntoldEvents(
  db: Db,
  { id, toldRevision }: Pick<ApplicationRow, 'id' | 'toldRevision'>,
  now: Date,
): Promise<void> {
  if (toldRevision === null) return
  await db
    .update(applicationEvent)
    .set({ undoneAt: now })
    .where(
      and(
        eq(applicationEvent.applicationId, id),
        gt(applicationEvent.revision, toldRevision),
        isNull(applicationEvent.undoneAt),
      ),
    )
}
