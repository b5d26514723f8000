import { paths } from '@tandem/contract/paths'
import type { Context } from '#platform/context/context.ts'
import { inOneLine } from '#platform/mail/in-one-line.ts'
import { mailSettingsLine } from '#platform/mail/mail-settings.ts'
import { pageAddress, sendMail } from '#platform/mail/send-mail.ts'
import { unsubscribeHeaders } from '#platform/mail/unsubscription.ts'
import { otherSide } from '../messaging.rules.ts'
import { toThread } from '../reading/thread-view.ts'
import { findThreads } from '../reading/threads.store.ts'
import { findReader } from './unmailed.store.ts'
import { unreadTexts } from './unread.mail.ts'

/** One mail about all of these threads in which there still is something to read. */
export async function sendUnreadMail(
  ctx: Context,
  { accountId, threadIds }: { accountId: string; threadIds: string[] },
): Promise<void> {
  const found = await findReader(ctx.db, accountId)
  if (!found) return
  const { reader, side: own } = found
  const { locale } = reader
  const threads = await findThreads(ctx.db, own, accountId, threadIds)
  // Somebody deleted cannot be answered; what was put away or blocked since the mail was ordered is not wanted.
  const unread = threads.filter(
    (thread) => thread.unread > 0 && !thread.archived && !thread.blocked && otherSide(thread, own),
  )
  const [first, ...more] = unread
  if (!first) return
  await sendMail(
    ctx,
    reader,
    unreadTexts,
    {
      conversations: unread.map((row) => {
        const { counterpart, subject, unreadMessages } = toThread(row, [], { own, locale })
        return { name: inOneLine(counterpart.name), subject: inOneLine(subject), unread: unreadMessages }
      }),
      link: pageAddress(ctx, locale, paths.messages(more.length === 0 ? { threadId: first.id } : {})),
      settings: mailSettingsLine(ctx, locale),
    },
    { headers: unsubscribeHeaders(ctx, { accountId, subscription: 'messages' }) },
  )
}
