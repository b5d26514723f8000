import { undoPeriodMs } from '@tandem/contract/applications'
import { fillPlaceholders, unfilledPlaceholders } from '@tandem/contract/received-applications/placeholders'
import type { CompanyViewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { newId } from '#platform/db/columns.ts'
import { AppError } from '#platform/http/app-error.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { scheduledReplyJob } from '../received-applications.jobs.ts'
import { requireReceived } from '../require-received.ts'
import { findReplyFacts, findWriter, insertScheduled } from './scheduled-replies.store.ts'
import { type Reply, sendReply } from './send-reply.ts'

/** Fills a reply in for one application, and sends it when it can no longer be recalled. */
export function scheduleReply(
  ctx: Context,
  viewer: CompanyViewer,
  applicationId: string,
  reply: Reply,
): Promise<void> {
  return transaction(ctx, async (ctx) => {
    await requireReceived(ctx, viewer, applicationId)
    const subject = await fillFor(ctx, viewer, applicationId, reply.subject)
    const filled = { subject, message: await fillFor(ctx, viewer, applicationId, reply.message) }
    await requireReachable(ctx, viewer, applicationId, filled)
    const id = newId()
    const { accountId } = viewer
    await insertScheduled(ctx.db, { id, applicationId, accountId, ...filled, createdAt: ctx.clock() })
    const startAfter = new Date(ctx.clock().getTime() + undoPeriodMs)
    await enqueue(ctx.db, scheduledReplyJob, { id }, { startAfter })
  })
}

/** Throws `placeholder_unfilled` where one is left. */
export async function fillFor(
  ctx: Context,
  { accountId }: CompanyViewer,
  applicationId: string,
  text: string,
): Promise<string> {
  if (unfilledPlaceholders(text).length === 0) return text
  const found = await findReplyFacts(ctx.db, applicationId)
  const writer = await findWriter(ctx.db, accountId)
  if (!found || !writer) throw new AppError('not_found')
  const filled = fillPlaceholders(text, { ...found, writer: `${writer.name.first} ${writer.name.last}` })
  if (unfilledPlaceholders(filled).length > 0) throw new AppError('placeholder_unfilled')
  return filled
}

class NotMeant extends Error {}

/** Sends it and takes that back: whoever cannot be reached is told of now, not when nobody looks any more. */
async function requireReachable(
  ctx: Context,
  viewer: CompanyViewer,
  applicationId: string,
  reply: Reply,
): Promise<void> {
  try {
    await transaction(ctx, async (ctx) => {
      await sendReply(ctx, viewer, applicationId, reply)
      throw new NotMeant()
    })
  } catch (error) {
    if (!(error instanceof NotMeant)) throw error
  }
}
