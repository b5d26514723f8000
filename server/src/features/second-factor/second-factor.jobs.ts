import type { Context } from '#platform/context/context.ts'
import { defineJob, enqueue, hours, type Job } from '#platform/jobs/jobs.ts'
import { mailRetries } from '#platform/mail/mail-retries.ts'
import { deleteChallengesExpiredBefore } from './passkeys/challenges.store.ts'
import type { SecondFactorChange } from './second-factor.mail.ts'
import { deletePendingTotpsBefore } from './totp/totp.store.ts'

/** For an authenticator app whose first code never came. */
const pendingTotpHours = 24

type Changed = { accountId: string; change: SecondFactorChange }

const secondFactorMail = defineJob('send-second-factor-mail', {
  retryLimit: mailRetries,
  handler: async (ctx: Context, { accountId, change }: Changed) => {
    const { sendSecondFactorMail } = await import('./second-factor.mail.ts')
    await sendSecondFactorMail(ctx, accountId, change)
  },
})

/** Tells the owner by mail, in case it was somebody else; part of the caller's transaction. */
export function mailSecondFactorChange(
  ctx: Context,
  accountId: string,
  change: SecondFactorChange,
): Promise<void> {
  return enqueue(ctx.db, secondFactorMail, { accountId, change })
}

/** Deletes what was begun and never ended. */
export const nightlySecondFactorCleanUp = defineJob('sweep-second-factor', {
  cron: '50 3 * * *',
  deletes: () => [
    { subject: 'passkey_challenges', after: null },
    { subject: 'second_factor_begun', after: hours(pendingTotpHours) },
  ],
  handler: async (ctx: Context) => {
    const now = ctx.clock()
    await deleteChallengesExpiredBefore(ctx.db, now)
    await deletePendingTotpsBefore(ctx.db, new Date(now.getTime() - pendingTotpHours * 60 * 60 * 1000))
  },
})

export const secondFactorJobs: Job<never, Context>[] = [secondFactorMail, nightlySecondFactorCleanUp]
