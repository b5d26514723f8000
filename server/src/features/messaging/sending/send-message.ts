import type { Message } from '@tandem/contract/messaging'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { publish } from '#platform/events/events.ts'
import { AppError } from '#platform/http/app-error.ts'
import { enqueueMessageMail } from '../mails/enqueue-message-mail.ts'
import { otherSide, type Side } from '../messaging.rules.ts'
import { findMessage } from '../reading/messages.store.ts'
import { toSentMessage } from '../reading/thread-view.ts'
import { addUnread, sumUnread } from '../reading/unread.store.ts'
import { hasBlockedSide } from '../sides/blocks.store.ts'
import { findAccountIds, isBlocked } from '../sides/sides.store.ts'
import { insertMessage, insertThreadPerson, type LockedThread } from './writing.store.ts'

type Sending = { viewer: Viewer; own: Side; thread: LockedThread; text: string }

/** Puts a message into a locked thread and tells both sides; within the caller's transaction. */
export async function sendMessage(ctx: Context, { viewer, own, thread, text }: Sending): Promise<Message> {
  const other = otherSide(thread, own)
  const recipients = other ? await findAccountIds(ctx.db, other) : []
  if (other && (await hasBlockedSide(ctx.db, own, other))) throw new AppError('contact_blocked')
  // A side that nobody reads gets no messages: the writer would wait for an answer that cannot come.
  if (!other || recipients.length === 0 || (await isBlocked(ctx.db, viewer.accountId, recipients))) {
    throw new AppError('recipient_unavailable')
  }
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
  await addUnread(ctx.db, thread.id, { to: other, writer: viewer.accountId })
  const colleagues = await findAccountIds(ctx.db, own)
  await publish(ctx.db, {
    accountIds: [...recipients, ...colleagues],
    type: 'message',
    data: { threadId: thread.id },
  })
  for (const [accountId, count] of await sumUnread(ctx.db, recipients)) {
    await publish(ctx.db, { accountIds: [accountId], type: 'unread', data: { count } })
  }
  await enqueueMessageMail(ctx, id)
  return toSentMessage(await findMessage(ctx.db, thread.id, id))
}
