import { findCompanyAccounts } from '#features/contacts/contacts.api.ts'
import type { Context } from '#platform/context/context.ts'
import { publish } from '#platform/events/events.ts'
import { defineJob, enqueueAll } from '#platform/jobs/jobs.ts'
import { mailRetries } from '#platform/mail/mail-retries.ts'
import type { AboutReview } from './send-review-mail.ts'

/** All its accounts see it at once; mails go to those who may edit the profile. */
export async function tell(
  { db }: Context,
  companyId: string,
  about: AboutReview['about'],
  fields: string[] = [],
): Promise<void> {
  const accountIds = await findCompanyAccounts(db, companyId)
  await publish(db, { accountIds, type: 'account', data: {} })
  const editors = await findCompanyAccounts(db, companyId, 'company-profile-edit')
  await enqueueAll(
    db,
    reviewMail,
    editors.map((accountId) => ({ companyId, accountId, about, fields })),
  )
}

export const reviewMail = defineJob('send-company-review-mail', {
  retryLimit: mailRetries,
  handler: async (ctx: Context, about: AboutReview) => {
    // React and the mail components take a quarter of a second that no start should wait for.
    const { sendReviewMail } = await import('./send-review-mail.ts')
    await sendReviewMail(ctx, about)
  },
})
