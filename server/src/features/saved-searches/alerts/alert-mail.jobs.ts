import type { Context } from '#platform/context/context.ts'
import { defineJob } from '#platform/jobs/jobs.ts'
import { mailRetries } from '#platform/mail/mail-retries.ts'
import type { NewHits } from './new-hits.ts'

export const alertMail = defineJob('send-search-hits-mail', {
  retryLimit: mailRetries,
  handler: async (ctx: Context, data: NewHits) => {
    // React and the mail components take a quarter of a second that no start should wait for.
    const { sendAlertMail } = await import('./send-alert-mail.ts')
    await sendAlertMail(ctx, data)
  },
})
