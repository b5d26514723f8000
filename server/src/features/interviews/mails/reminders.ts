import { type Context, transaction } from '#platform/context/context.ts'
import { publish } from '#platform/events/events.ts'
import { defineJob, enqueue } from '#platform/jobs/jobs.ts'
import { findCompanyPeople } from '../changing/record-event.ts'
import type { Side } from '../interviews.rules.ts'
import type { InterviewRow } from '../interviews.store.ts'
import { findParties } from '../parties.store.ts'
import { reminderMail } from './mail.jobs.ts'
import { markDueReminders, markUnanswered } from './reminders.store.ts'

const dayMs = 24 * 60 * 60 * 1000

/**
 * Each agreed time once, a day before; a time that was agreed later than that needs no reminder. And whoever is to
 * choose one, once for each proposal.
 */
export const remindOfInterviews = defineJob('remind-of-interviews', {
  cron: '*/10 * * * *',
  handler: (ctx: Context) =>
    transaction(ctx, async (ctx) => {
      const now = ctx.clock()
      const due = await markDueReminders(ctx.db, { now, until: new Date(now.getTime() + dayMs) })
      for (const interview of due) await remind(ctx, interview, ['applicant', 'company'])
      for (const interview of await markUnanswered(ctx.db, now)) {
        await remind(ctx, interview, [interview.status === 'proposed' ? 'applicant' : 'company'])
      }
    }),
})

/** By mail, and in their open windows. */
async function remind(ctx: Context, interview: InterviewRow, sides: readonly Side[]): Promise<void> {
  const { id: interviewId, revision } = interview
  const parties = await findParties(ctx.db, interviewId)
  if (!parties) return
  const accountIds = [
    ...(sides.includes('applicant') ? [parties.applicantAccountId] : []),
    ...(sides.includes('company') ? await findCompanyPeople(ctx, interview) : []),
  ]
  const { applicationId } = parties
  await publish(ctx.db, { accountIds, type: 'application', data: { applicationId } })
  for (const accountId of accountIds) {
    await enqueue(ctx.db, reminderMail, { interviewId, accountId, revision })
  }
}
