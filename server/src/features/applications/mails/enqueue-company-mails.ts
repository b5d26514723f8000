import type { Outcome } from '@tandem/contract/applications'
import type { Context } from '#platform/context/context.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { decisionMails, receivedMails, withdrawnMails } from '../applications.jobs.ts'
import { batchMs } from './mails.rules.ts'

/** Within the transaction that sends the application. */
export async function enqueueReceivedMails(ctx: Context, applicationId: string): Promise<void> {
  const startAfter = new Date(ctx.clock().getTime() + batchMs)
  await enqueue(ctx.db, receivedMails, { applicationId }, { startAfter })
}

/**
 * Tells a company that an application for one of its offers, or an initiative one, was withdrawn. Names nobody: the
 * application may be gone when the mail is written.
 */
export async function enqueueWithdrawnMails(
  ctx: Context,
  { companyId, offerId }: { companyId: string; offerId: string | null },
): Promise<void> {
  await enqueue(ctx.db, withdrawnMails, { companyId, offerId })
}

/** Tells a company what the applicant made of the place they were offered. */
export async function enqueueDecisionMails(
  ctx: Context,
  decided: { companyId: string; applicationId: string; decision: Outcome },
): Promise<void> {
  await enqueue(ctx.db, decisionMails, decided)
}
