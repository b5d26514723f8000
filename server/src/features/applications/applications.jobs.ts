import type { Outcome } from '@tandem/contract/applications'
import { viewBounds } from '@tandem/contract/applications/profile-views'
import { paths, type ScreenPath } from '@tandem/contract/paths'
import { findCompanyAccounts } from '#features/contacts/contacts.api.ts'
import { pushToDevices } from '#features/push/push.api.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { publish } from '#platform/events/events.ts'
import { days, defineJob, enqueue, type Job } from '#platform/jobs/jobs.ts'
import { mailRetries } from '#platform/mail/mail-retries.ts'
import { findUndoUntil, listEvents } from './applications.store.ts'
import { deleteViewsBefore } from './content/profile-views.store.ts'
import { oldestDay } from './content/profile-views.ts'
import { changePath, lastChange } from './mails/mails.rules.ts'
import { claimReceived, findCompanyReaders } from './mails/mails.store.ts'

/** `eventId` is the timeline's entry that the mail would be about. */
export const changeMail = defineJob('send-application-change-mail', {
  retryLimit: mailRetries,
  handler: async (ctx: Context, data: { applicationId: string; eventId: string }) => {
    const { sendChangeMail } = await loadMails()
    await sendChangeMail(ctx, data)
  },
})

const receivedMail = defineJob('send-received-applications-mail', {
  retryLimit: mailRetries,
  handler: async (ctx: Context, data: { accountId: string; applicationIds: string[] }) => {
    const { sendReceivedMail } = await loadMails()
    await sendReceivedMail(ctx, data)
  },
})

const withdrawnMail = defineJob('send-withdrawn-application-mail', {
  retryLimit: mailRetries,
  handler: async (ctx: Context, data: { accountId: string; offerId: string | null }) => {
    const { sendWithdrawnMail } = await loadMails()
    await sendWithdrawnMail(ctx, data)
  },
})

/** To the applicant whose profile admins deleted. The words of the reason go with the job's end. */
export const removedProfileMail = defineJob('send-removed-profile-mail', {
  deleteDataAtEnd: true,
  retryLimit: mailRetries,
  handler: async (ctx: Context, data: { applicantId: string; reason: string }) => {
    const { sendRemovedProfileMail } = await loadMails()
    await sendRemovedProfileMail(ctx, data)
  },
})

/** One mail to each reader about all that came since the last: the first of these jobs leaves the others nothing. */
export const receivedMails = defineJob('tell-received-applications', {
  handler: (ctx: Context, { applicationId }: { applicationId: string }) =>
    transaction(ctx, async (ctx) => {
      const claimed = await claimReceived(ctx.db, applicationId, ctx.clock())
      if (!claimed) return
      const { companyId, applicationIds } = claimed
      const readers = await findCompanyReaders(ctx.db, { companyId })
      for (const { accountId } of readers) {
        await enqueue(ctx.db, receivedMail, { accountId, applicationIds })
      }
      await pushToCompany(ctx, companyId, { path: paths.receivedApplications(), tag: 'received' })
    }),
})

type Told = { accountId: string; applicationId: string; undoUntil: string }

/**
 * What a company did is told to an applicant's open windows once it can no longer be undone: nothing where it was, and
 * where more was done meanwhile, only with the last of it.
 */
export const changeTold = defineJob('tell-application-change', {
  handler: async (ctx: Context, { accountId, applicationId, undoUntil }: Told) => {
    const last = await findUndoUntil(ctx.db, applicationId)
    if (!last || last > new Date(undoUntil)) return
    const accountIds = [accountId]
    await publish(ctx.db, { accountIds, type: 'application', data: { applicationId } })
    const path = changePath(applicationId, lastChange(await listEvents(ctx.db, applicationId)))
    await pushToDevices(ctx.db, { accountIds, kind: 'application_changes', path, tag: applicationId })
  },
})

type Decided = { companyId: string; applicationId: string; decision: Outcome }

const decisionMail = defineJob('send-applicant-decision-mail', {
  retryLimit: mailRetries,
  handler: async (ctx: Context, data: { accountId: string; applicationId: string; decision: Outcome }) => {
    const { sendDecisionMail } = await loadMails()
    await sendDecisionMail(ctx, data)
  },
})

/** That an applicant took the place they were offered, or declined it. */
export const decisionMails = defineJob('tell-applicant-decision', {
  handler: (ctx: Context, { companyId, ...decided }: Decided) =>
    transaction(ctx, async (ctx) => {
      for (const { accountId } of await findCompanyReaders(ctx.db, { companyId })) {
        await enqueue(ctx.db, decisionMail, { accountId, ...decided })
      }
      const { applicationId } = decided
      await pushToCompany(ctx, companyId, { path: paths.application({ applicationId }), tag: applicationId })
    }),
})

export const nightlyProfileViewCleanUp = defineJob('sweep-profile-views', {
  cron: '35 3 * * *',
  deletes: () => [{ subject: 'profile_views', after: days(viewBounds.days) }],
  handler: (ctx: Context) => deleteViewsBefore(ctx.db, oldestDay(ctx.clock())),
})

type Withdrawn = { companyId: string; offerId: string | null }

export const withdrawnMails = defineJob('tell-withdrawn-application', {
  handler: (ctx: Context, { companyId, offerId }: Withdrawn) =>
    transaction(ctx, async (ctx) => {
      for (const { accountId } of await findCompanyReaders(ctx.db, { companyId })) {
        await enqueue(ctx.db, withdrawnMail, { accountId, offerId })
      }
      await pushToCompany(ctx, companyId, { path: paths.receivedApplications(), tag: 'withdrawn' })
    }),
})

/** The devices of all who read a company's applications, whether they want mails or not. */
async function pushToCompany(
  { db }: Context,
  companyId: string,
  about: { path: ScreenPath; tag: string },
): Promise<void> {
  const accountIds = await findCompanyAccounts(db, companyId, 'company-profile-edit')
  await pushToDevices(db, { accountIds, kind: 'application_changes', ...about })
}

export const applicationsJobs: Job<never, Context>[] = [
  changeMail,
  receivedMail,
  withdrawnMail,
  decisionMail,
  removedProfileMail,
  changeTold,
  decisionMails,
  receivedMails,
  withdrawnMails,
  nightlyProfileViewCleanUp,
]

// React and the mail components take a quarter of a second that no start should wait for.
const loadMails = () => import('./mails/send-mails.ts')
