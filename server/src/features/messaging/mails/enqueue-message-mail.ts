import type { Context } from '#platform/context/context.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { immediateMails } from '../messaging.jobs.ts'

/** Who has the thread open needs no mail, and who is about to read it neither. */
const patienceMs = 2 * 60 * 1000

/** Within the transaction that sends the message. */
export async function enqueueMessageMail(ctx: Context, messageId: string): Promise<void> {
  const startAfter = new Date(ctx.clock().getTime() + patienceMs)
  await enqueue(ctx.db, immediateMails, { messageId }, { startAfter })
}
