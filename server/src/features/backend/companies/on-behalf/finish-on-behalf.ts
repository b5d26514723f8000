import { findCompanyAccounts } from '#features/contacts/contacts.api.ts'
import { endOnBehalf } from '#features/sessions/sessions.api.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { defineJob, enqueueAll } from '#platform/jobs/jobs.ts'
import { mailRetries } from '#platform/mail/mail-retries.ts'
import { insertAuditEntry } from '../../audit.store.ts'
import type { AboutOnBehalf } from './on-behalf.mail.ts'

export const onBehalfMail = defineJob('send-on-behalf-mail', {
  retryLimit: mailRetries,
  handler: async (ctx: Context, about: AboutOnBehalf) => {
    const { sendOnBehalfMail } = await import('./on-behalf.mail.ts')
    await sendOnBehalfMail(ctx, about)
  },
})

/** By its button, or when its time is over; only the first of both tells the company. */
export function finishOnBehalf(ctx: Context, id: string): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const ended = await endOnBehalf(ctx, id)
    if (!ended) return
    const { accountId, companyId } = ended
    await insertAuditEntry(ctx.db, {
      ...{ accountId, action: 'end_on_behalf', createdAt: ctx.clock() },
      ...{ recordType: 'company', recordId: companyId, details: { onBehalf: id } },
    })
    const told = await findCompanyAccounts(ctx.db, companyId, 'company-profile-edit')
    await enqueueAll(
      ctx.db,
      onBehalfMail,
      told.map((accountId) => ({ accountId, id })),
    )
  })
}
