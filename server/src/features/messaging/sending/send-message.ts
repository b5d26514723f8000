import type { Message } from '@tandem/contract/messaging'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { publish } from '#platform/events/events.ts'
import { enqueueMessageMail } from '../mails/enqueue-message-mail.ts'
import { enqueueMessagePush } from '../mails/enqueue-message-push.ts'
import type { Side } from '../messaging.rules.ts'
import { findMessage } from '../reading/messages.store.ts'
import { toSentMessage } from '../reading/thread-view.ts'
import { addUnread, sumUnread } from '../reading/unread.store.ts'
import { findReaderIds } from '../sides/sides.store.ts'
import { requireReach } from './reach.ts'
import { insertMessage, insertThreadPerson, type LockedThread } from './writing.store.ts'

type Sending = { viewer: Viewer; own: Side; thread: LockedThread; text: string }

/** Puts a message into a locked thread and tells both sides; within the caller's transaction. */
export async function sendMessage(ctx: Context, { viewer, own, thread, text }: Sending): Promise<Message> {
  const { other, recipients } = await requireReach(ctx.db, thread, own, viewer.accountId)
  const id = await insertMessage(ctx.db, {
    threadId: thread.id,
    side: own,
    senderAccountId: viewer.accountId,
    text,
    now: ctx.clock(),
  })
  if (viewer.type !== 'applicant' && viewer.organisationPersonId) {
    await insertThreadPerson(ctx.db, thread.id, viewer.organisationPersonId)
  }
  await addUnread(ctx.db, thread, { to: other, writer: viewer.accountId })
  const colleagues = await findReaderIds(ctx.db, own, thread)
  await publish(ctx.db, {
    accountIds: [...recipients, ...colleagues],
    type: 'message',
    data: { threadId: thread.id },
  })
  for (const [accountId, count] of await sumUnread(ctx.db, recipients)) {
    await publish(ctx.db, { accountIds: [accountId], type: 'unread', data: { count } })
  }
  await enqueueMessageMail(ctx, id)
  await enqueueMessagePush(ctx, id, recipients)
  const sent = await findMessage(ctx.db, thread.id, id)
  if (!sent) throw new Error(`There is no message ${id}`)
  return toSentMessage(sent)
}
