import { type Context, transaction } from '#platform/context/context.ts'
import { defineJob, enqueue } from '#platform/jobs/jobs.ts'
import { findCompanyPeople } from '../changing/record-event.ts'
import { findParties } from '../parties.store.ts'
import { reminderMail } from './mail.jobs.ts'
import { markDueReminders } from './reminders.store.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Each agreed time once, a day before; a time that was agreed later than that needs no reminder. */
export const remindOfInterviews = defineJob('remind-of-interviews', {
  cron: '*/10 * * * *',
  handler: (ctx: Context) =>
    transaction(ctx, async (ctx) => {
      const now = ctx.clock()
      const due = await markDueReminders(ctx.db, { now, until: new Date(now.getTime() + dayMs) })
      for (const interview of due) {
        const { id: interviewId, revision } = interview
        const parties = await findParties(ctx.db, interviewId)
        const people = await findCompanyPeople(ctx, interview)
        const accountIds = parties ? [parties.applicantAccountId, ...people] : []
        for (const accountId of accountIds) {
          await enqueue(ctx.db, reminderMail, { interviewId, accountId, revision })
        }
      }
    }),
})
