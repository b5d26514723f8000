import { addDays, berlinDay } from '#platform/clock/berlin-day.ts'
import type { Context } from '#platform/context/context.ts'
import { days, defineJob, type Job } from '#platform/jobs/jobs.ts'
import { mailRetries } from '#platform/mail/mail-retries.ts'
import { deleteKeysOver } from './registration-keys/registration-keys.store.ts'
import { approvedConfirmation } from './review/decide.ts'
import { reviewMail } from './review/tell-company.ts'

type AboutInvitation = { keyId: string; invitedBy: string }

export const invitationMail = defineJob('send-invitation-mail', {
  retryLimit: mailRetries,
  handler: async (ctx: Context, { keyId, invitedBy }: AboutInvitation) => {
    // React and the mail components take a quarter of a second that no start should wait for.
    const { sendInvitationMail } = await import('./registration-keys/send-invitation-mail.ts')
    await sendInvitationMail(ctx, keyId, invitedBy)
  },
})

const retentionDays = 30

export const nightlyKeyCleanUp = defineJob('sweep-registration-keys', {
  cron: '50 3 * * *',
  deletes: () => [{ subject: 'registration_keys', after: days(retentionDays) }],
  async handler(ctx: Context) {
    const day = addDays(berlinDay(ctx.clock()), -retentionDays)
    await deleteKeysOver(ctx.db, { day, instant: new Date(day) })
  },
})

export const companiesJobs: Job<never, Context>[] = [
  approvedConfirmation,
  invitationMail,
  reviewMail,
  nightlyKeyCleanUp,
]
