import type { Context } from '#platform/context/context.ts'
import { defineJob } from '#platform/jobs/jobs.ts'
import { mailRetries } from '#platform/mail/mail-retries.ts'
import type { NewHits } from './new-hits.ts'

export const hitsMail = defineJob('send-search-hits-mail', {
  retryLimit: mailRetries,
  handler: async (ctx: Context, data: NewHits) => {
    // React and the mail components take a quarter of a second that no start should wait for.
    const { sendHitsMail } = await import('./send-alert-mail.ts')
    await sendHitsMail(ctx, data)
  },
})
