import { paths } from '@tandem/contract/paths'
import { findCompanyReaders } from '#features/applications/applications.api.ts'
import { findCompanyAccounts } from '#features/contacts/contacts.api.ts'
import { pushToDevices } from '#features/push/push.api.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { defineJob, enqueue, type Job } from '#platform/jobs/jobs.ts'
import { mailRetries } from '#platform/mail/mail-retries.ts'
import { stateOfRecord } from './applicant-requests.rules.ts'
import { listRequests, ofId } from './applicant-requests.store.ts'
import { publishRequest } from './publish-request.ts'

type Asked = { requestId: string }

/** Asks the applicant's open windows to look, and tells their devices. */
export const requestTold = defineJob('tell-applicant-request', {
  handler: async (ctx: Context, { requestId }: Asked) => {
    const [record] = await listRequests(ctx.db, ofId(requestId), { now: ctx.clock() })
    if (!record) return
    const accountIds = [record.person.accountId]
    await publishRequest(ctx, accountIds, requestId)
    if (stateOfRecord(record) !== 'open') return
    const path = paths.applicantRequests()
    await pushToDevices(ctx.db, { accountIds, kind: 'application_changes', path, tag: requestId })
  },
})

export const askedMail = defineJob('send-applicant-request-mail', {
  retryLimit: mailRetries,
  handler: async (ctx: Context, data: Asked) => {
    const { sendAskedMail } = await loadMails()
    await sendAskedMail(ctx, data)
  },
})

const agreedMail = defineJob('send-agreed-request-mail', {
  retryLimit: mailRetries,
  handler: async (ctx: Context, data: Asked & { accountId: string }) => {
    const { sendAgreedMail } = await loadMails()
    await sendAgreedMail(ctx, data)
  },
})

/** A no is shown where it was asked, and not sent. */
export const agreedMails = defineJob('tell-agreed-request', {
  handler: (ctx: Context, { requestId }: Asked) =>
    transaction(ctx, async (ctx) => {
      const [record] = await listRequests(ctx.db, ofId(requestId), { now: ctx.clock() })
      if (!record) return
      for (const { accountId } of await findCompanyReaders(ctx.db, { companyId: record.company.id })) {
        await enqueue(ctx.db, agreedMail, { accountId, requestId })
      }
      const accountIds = await findCompanyAccounts(ctx.db, record.company.id, 'company-profile-edit')
      const path = paths.sentRequests()
      await pushToDevices(ctx.db, { accountIds, kind: 'application_changes', path, tag: requestId })
    }),
})

export const applicantRequestsJobs: Job<never, Context>[] = [requestTold, askedMail, agreedMail, agreedMails]

// React and the mail components take a quarter of a second that no start should wait for.
const loadMails = () => import('./mails/send-request-mails.ts')
