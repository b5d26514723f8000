import type { Context } from '#platform/context/context.ts'
import { defineJob } from '#platform/jobs/jobs.ts'
import { mailRetries } from '#platform/mail/mail-retries.ts'
import type { DeletedAccount } from './deletion.mail.ts'

/**
 * Holds the address itself: when the job runs, nothing else knows it any more. Sent before the commit instead, the
 * mail could tell of a deletion that came to nothing, and a mail server that is down would keep people from leaving.
 */
export const deletedMail = defineJob('send-deleted-mail', {
  deleteDataAtEnd: true,
  retryLimit: mailRetries,
  handler: async (ctx: Context, deleted: DeletedAccount) => {
    // React and the mail components take a quarter of a second that no start should wait for.
    const { sendDeletedMail } = await import('./deletion.mail.ts')
    await sendDeletedMail(ctx, deleted)
  },
})

export const managesTeamMail = defineJob('send-manages-team-mail', {
  retryLimit: mailRetries,
  handler: async (ctx: Context, successor: { accountId: string }) => {
    const { sendManagesTeamMail } = await import('./manages-team.mail.ts')
    await sendManagesTeamMail(ctx, successor)
  },
})
