import type { Context } from '#platform/context/context.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { changeMail } from '../applications.jobs.ts'
import { settleMs } from './mails.rules.ts'
import { findNewestEventId } from './mails.store.ts'

/** Tells the applicant what the timeline's newest entry says, unless it is taken back soon; after it was added. */
export async function enqueueChangeMail(ctx: Context, applicationId: string): Promise<void> {
  const eventId = await findNewestEventId(ctx.db, applicationId)
  const startAfter = new Date(ctx.clock().getTime() + settleMs)
  await enqueue(ctx.db, changeMail, { applicationId, eventId }, { startAfter })
}
