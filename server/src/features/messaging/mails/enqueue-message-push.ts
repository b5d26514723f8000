import { hasDevices } from '#features/push/push.api.ts'
import type { Context } from '#platform/context/context.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { messagePush } from '../messaging.jobs.ts'

/** Who has the thread open marks it read meanwhile, and no device of theirs is told. */
const patienceMs = 8000

/** Within the transaction that sends the message. */
export async function enqueueMessagePush(
  ctx: Context,
  messageId: string,
  recipients: string[],
): Promise<void> {
  if (!(await hasDevices(ctx.db, recipients, 'messages'))) return
  const startAfter = new Date(ctx.clock().getTime() + patienceMs)
  await enqueue(ctx.db, messagePush, { messageId }, { startAfter })
}
