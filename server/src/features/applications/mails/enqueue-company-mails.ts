import type { Context } from '#platform/context/context.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { receivedMails, withdrawnMails } from '../applications.jobs.ts'
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
