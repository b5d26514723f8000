import { paths } from '@tandem/contract/paths'
import { pushToDevices } from '#features/push/push.api.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { days, defineJob, enqueue, type Job } from '#platform/jobs/jobs.ts'
import { mailRetries } from '#platform/mail/mail-retries.ts'
import { deleteSettledBefore } from './actions/reports/reports.store.ts'
import {
  claimUnmailed,
  findDailyReaders,
  findReader,
  findUnmailed,
  findWritten,
} from './mails/unmailed.store.ts'
import { otherSide } from './messaging.rules.ts'
import { findUnreadReaders } from './reading/unread.store.ts'
import { findAccountIds, findReaderIds } from './sides/sides.store.ts'

export const unreadMail = defineJob('send-unread-messages-mail', {
  retryLimit: mailRetries,
  atOnce: 20,
  handler: async (ctx: Context, data: { accountId: string; threadIds: string[] }) => {
    // React and the mail components take a quarter of a second that no start should wait for.
    const { sendUnreadMail } = await import('./mails/send-unread-mail.ts')
    await sendUnreadMail(ctx, data)
  },
})

/** For those who want to be told at once: of a thread once, until they have read it. */
export const immediateMails = defineJob('tell-message', {
  handler: (ctx: Context, { messageId }: { messageId: string }) =>
    transaction(ctx, async (ctx) => {
      const written = await findWritten(ctx.db, messageId)
      const side = written && otherSide(written, written)
      if (!side) return
      const accountIds = await findAccountIds(ctx.db, side)
      const unmailed = await findUnmailed(ctx.db, { side, accountIds, interval: 'immediately', messageId })
      for (const { accountId, threadId } of await claimUnmailed(ctx.db, unmailed)) {
        await enqueue(ctx.db, unreadMail, { accountId, threadIds: [threadId] })
      }
    }),
})

/** To the devices of those who have not read the message by now. */
export const messagePush = defineJob('tell-message-by-push', {
  handler: (ctx: Context, { messageId }: { messageId: string }) =>
    transaction(ctx, async (ctx) => {
      const written = await findWritten(ctx.db, messageId)
      const side = written && otherSide(written, written)
      if (!side) return
      const readers = await findReaderIds(ctx.db, side, written)
      const accountIds = await findUnreadReaders(ctx.db, side, readers, messageId)
      const { threadId } = written
      const path = paths.messages({ threadId })
      await pushToDevices(ctx.db, { accountIds, kind: 'messages', path, tag: `thread-${threadId}` })
    }),
})

const dailyMailsOfAccount = defineJob('tell-messages-of-day', {
  handler: (ctx: Context, { accountId }: { accountId: string }) =>
    transaction(ctx, async (ctx) => {
      const found = await findReader(ctx.db, accountId)
      if (!found) return
      const { side } = found
      const unmailed = await findUnmailed(ctx.db, { side, accountIds: [accountId], interval: 'daily' })
      const claimed = await claimUnmailed(ctx.db, unmailed)
      const threadIds = claimed.map(({ threadId }) => threadId)
      if (threadIds.length > 0) await enqueue(ctx.db, unreadMail, { accountId, threadIds })
    }),
})

/** For those who want one mail a day. */
export const dailyMails = defineJob('tell-messages-daily', {
  cron: '0 8 * * *',
  async handler(ctx: Context) {
    for (const accountId of await findDailyReaders(ctx.db)) {
      await enqueue(ctx.db, dailyMailsOfAccount, { accountId }, { singletonKey: accountId })
    }
  },
})

/** The audit keeps that a report was settled, and by whom (ADR 36). */
export const nightlyReportCleanUp = defineJob('sweep-reports', {
  cron: '25 3 * * *',
  deletes: () => [{ subject: 'settled_reports', after: days(settledReportDays) }],
  handler: ({ db, clock }: Context) =>
    deleteSettledBefore(db, new Date(clock().getTime() - settledReportDays * dayMs)),
})

export const messagingJobs: Job<never, Context>[] = [
  messagePush,
  unreadMail,
  immediateMails,
  dailyMailsOfAccount,
  dailyMails,
  nightlyReportCleanUp,
]

const dayMs = 24 * 60 * 60 * 1000

/** Long enough for whoever is not content with the answer. */
const settledReportDays = 90
