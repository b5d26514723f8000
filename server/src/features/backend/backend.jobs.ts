import { mailLogDays, resendDays } from '@tandem/contract/backend/operations/mail-log'
import { deletionWaitDays } from '@tandem/contract/backend/people'
import { findToldOfWaiting } from '#features/accounts/accounts.api.ts'
import { countWaiting } from '#features/companies/companies.api.ts'
import { publishDue } from '#features/contents/contents.api.ts'
import { countOpenReports } from '#features/messaging/messaging.api.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { days, defineJob, enqueue, enqueueAll, type Job } from '#platform/jobs/jobs.ts'
import { mailRetries } from '#platform/mail/mail-retries.ts'
import { finishOnBehalf, onBehalfMail } from './companies/on-behalf/finish-on-behalf.ts'
import type { AboutSuspension } from './companies/suspended-applicants.mail.ts'
import { kindOf } from './contents/edit-contents.ts'
import type { TestMail } from './contents/mails/deliver-test-mail.ts'
import { recordOf } from './four-eyes/four-eyes.rules.ts'
import { expireRequests } from './four-eyes/four-eyes.store.ts'
import type { DecidedRequest } from './four-eyes/four-eyes-decision.mail.ts'
import type { AboutSentBack } from './moderation/changed-texts/sent-back.mail.ts'
import type { RemovedOffer } from './moderation/offers/send-removed-offer-mail.ts'
import { sweepMailLog } from './operations/mail-log.store.ts'
import { deleteDuePeople, requestRetentionDays } from './people/delete-due-people.ts'
import type { PersonEvent } from './people/person-event.ts'

const waitingCompaniesMail = defineJob('send-waiting-companies-mail', {
  retryLimit: mailRetries,
  handler: async (ctx: Context, { accountId }: { accountId: string }) => {
    const { sendWaitingCompaniesMail } = await import('./companies/send-waiting-companies-mail.ts')
    await sendWaitingCompaniesMail(ctx, accountId)
  },
})

/** The offer may be gone: what the mail says comes with the job, and goes with its end. */
export const removedOfferMail = defineJob('send-removed-offer-mail', {
  deleteDataAtEnd: true,
  retryLimit: mailRetries,
  handler: async (ctx: Context, removed: RemovedOffer) => {
    const { sendRemovedOfferMail } = await import('./moderation/offers/send-removed-offer-mail.ts')
    await sendRemovedOfferMail(ctx, removed)
  },
})

/** Once a working day, as long as any company waits. */
export const dailyWaitingCompanies = defineJob('tell-of-waiting-companies', {
  cron: '30 7 * * 1-5',
  async handler(ctx: Context) {
    if ((await countWaiting(ctx.db)) === 0) return
    const admins = await findToldOfWaiting(ctx.db)
    await enqueueAll(
      ctx.db,
      waitingCompaniesMail,
      admins.map(({ id }) => ({ accountId: id })),
    )
  },
})

const openReportsMail = defineJob('send-open-reports-mail', {
  retryLimit: mailRetries,
  handler: async (ctx: Context, { accountId }: { accountId: string }) => {
    const { sendOpenReportsMail } = await import('./moderation/reports/send-open-reports-mail.ts')
    await sendOpenReportsMail(ctx, accountId)
  },
})

/** Once a day, also on weekends, as long as any report is open: somebody may feel threatened. */
export const dailyOpenReports = defineJob('tell-of-open-reports', {
  cron: '35 7 * * *',
  async handler(ctx: Context) {
    if ((await countOpenReports(ctx.db)).count === 0) return
    const admins = await findToldOfWaiting(ctx.db)
    await enqueueAll(
      ctx.db,
      openReportsMail,
      admins.map(({ id }) => ({ accountId: id })),
    )
  },
})

/** To whoever reported a conversation, once somebody has looked at it. */
export const settledReportMail = defineJob('send-settled-report-mail', {
  retryLimit: mailRetries,
  handler: async (ctx: Context, settled: { accountId: string; reportId: string }) => {
    const { sendSettledReportMail } = await import('./moderation/reports/settled-report.mail.ts')
    await sendSettledReportMail(ctx, settled)
  },
})

/** The words of a reason go with the job's end. */
const personMail = defineJob('send-person-mail', {
  deleteDataAtEnd: true,
  retryLimit: mailRetries,
  handler: async (ctx: Context, event: PersonEvent) => {
    const { sendPersonMail } = await import('./people/send-person-mail.ts')
    await sendPersonMail(ctx, event)
  },
})

/** Tells somebody what an admin did about their account; part of the caller's transaction. */
export const mailPerson = (ctx: Context, event: PersonEvent): Promise<void> =>
  enqueue(ctx.db, personMail, event)

/** To applicants who wait for a company that was suspended, or reinstated. */
export const suspensionMail = defineJob('send-suspension-mail', {
  retryLimit: mailRetries,
  handler: async (ctx: Context, about: AboutSuspension) => {
    const { sendSuspensionMail } = await import('./companies/suspended-applicants.mail.ts')
    await sendSuspensionMail(ctx, about)
  },
})

export const fourEyesMail = defineJob('send-four-eyes-mail', {
  retryLimit: mailRetries,
  handler: async (ctx: Context, request: { adminId: string; requestId: string }) => {
    const { sendFourEyesMail } = await import('./four-eyes/four-eyes.mail.ts')
    await sendFourEyesMail(ctx, request)
  },
})

const fourEyesDecisionMail = defineJob('send-four-eyes-decision-mail', {
  retryLimit: mailRetries,
  handler: async (ctx: Context, decided: DecidedRequest) => {
    const { sendFourEyesDecisionMail } = await import('./four-eyes/four-eyes-decision.mail.ts')
    await sendFourEyesDecisionMail(ctx, decided)
  },
})

type Decided = { outcome: DecidedRequest['outcome'] | 'withdrawn'; decidedBy: string | null }
type Asked = Awaited<ReturnType<typeof expireRequests>>[number]

/** Part of the caller's transaction. Who asked is told what became of it, and who waits for it that it will not come. */
export async function mailDecision(ctx: Context, asked: Asked, { outcome, decidedBy }: Decided) {
  const { kind, requestedBy: askerId, accountId } = asked
  if (kind === 'reset_second_factor' && accountId && outcome !== 'confirmed')
    await mailPerson(ctx, { accountId, event: 'second_factor_kept' })
  if (outcome !== 'withdrawn' && askerId)
    await enqueue(ctx.db, fourEyesDecisionMail, { askerId, decidedBy, kind, outcome, ...recordOf(asked) })
}

/** Part of the caller's transaction: what no second admin has decided in time. */
export async function endOverdueRequests(ctx: Context): Promise<void> {
  for (const asked of await expireRequests(ctx.db, ctx.clock()))
    await mailDecision(ctx, asked, { outcome: 'expired', decidedBy: null })
}

export const sentBackMail = defineJob('send-sent-back-mail', {
  retryLimit: mailRetries,
  handler: async (ctx: Context, about: AboutSentBack) => {
    const { sendSentBackMail } = await import('./moderation/changed-texts/sent-back.mail.ts')
    await sendSentBackMail(ctx, about)
  },
})

/** When the time of a session on behalf of a company is over, by then at the latest. */
export const onBehalfOver = defineJob('end-on-behalf', {
  handler: (ctx: Context, { id }: { id: string }) => finishOnBehalf(ctx, id),
})

/** In the morning, as accounts that nobody renewed. */
export const nightlyDeletions = defineJob('delete-due-people', {
  cron: '25 5 * * *',
  timeoutSeconds: 3600,
  deletes: () => [
    { subject: 'scheduled_deletions', after: days(deletionWaitDays) },
    { subject: 'four_eyes_requests', after: days(requestRetentionDays) },
  ],
  async handler(ctx: Context) {
    await transaction(ctx, endOverdueRequests)
    await deleteDuePeople(ctx)
  },
})

const nightlyMailLogCleanUp = defineJob('sweep-mail-log', {
  cron: '30 3 * * *',
  deletes: () => [
    { subject: 'mail_log', after: days(mailLogDays) },
    { subject: 'mail_numbers', after: days(resendDays) },
  ],
  handler: ({ db, clock }: Context) => sweepMailLog(db, clock()),
})

/** The words of a mail that nobody has published go with the job's end. */
export const testMail = defineJob('send-test-mail', {
  deleteDataAtEnd: true,
  retryLimit: mailRetries,
  handler: async (ctx: Context, test: TestMail) => {
    const { deliverTestMail } = await import('./contents/mails/deliver-test-mail.ts')
    await deliverTestMail(ctx, test)
  },
})

/** Contents that are to be public from a time on. */
export const duePublications = defineJob('publish-planned-contents', {
  cron: '* * * * *',
  handler: (ctx: Context) => publishDue(ctx, kindOf),
})

export const backendJobs: Job<never, Context>[] = [
  waitingCompaniesMail,
  removedOfferMail,
  dailyWaitingCompanies,
  openReportsMail,
  dailyOpenReports,
  settledReportMail,
  personMail,
  suspensionMail,
  fourEyesMail,
  fourEyesDecisionMail,
  sentBackMail,
  onBehalfOver,
  onBehalfMail,
  nightlyDeletions,
  nightlyMailLogCleanUp,
  duePublications,
  testMail,
]
