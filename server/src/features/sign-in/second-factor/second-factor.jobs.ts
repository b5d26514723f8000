import type { Context } from '#platform/context/context.ts'
import { defineJob } from '#platform/jobs/jobs.ts'
import { mailRetries } from '#platform/mail/mail-retries.ts'
import type { SecondFactorChange } from './second-factor-change.ts'

type Changed = { accountId: string; change: SecondFactorChange }

export const secondFactorMail = defineJob('send-second-factor-mail', {
  retryLimit: mailRetries,
  handler: async (ctx: Context, { accountId, change }: Changed) => {
    const { sendSecondFactorMail } = await import('./send-second-factor-mail.ts')
    await sendSecondFactorMail(ctx, accountId, change)
  },
})
