import { applicationStatuses } from '@tandem/contract/applications'
import { type Context, transaction } from '#platform/context/context.ts'
import { defineJob, enqueue } from '#platform/jobs/jobs.ts'
import type { MailCalendar } from '#platform/mail/mailer.ts'
import { timeInWords } from '#platform/mail/time-in-words.ts'
import { calendarEntryFor } from '../calendar/calendar-entry.ts'
import { isOpen } from '../interviews.rules.ts'
import { type InterviewRow, listInterviews, lockApplication } from '../interviews.store.ts'
import { endedInterviewMail } from '../mails/mail.jobs.ts'
import { findMailReader } from '../mails/readers.store.ts'
import { endInterview } from './cancel-interview.ts'
import { findCompanyPeople, findHolders } from './record-event.ts'

export const endInterviews = defineJob('end-interviews', {
  handler: (ctx: Context, { applicationId }: { applicationId: string }) =>
    transaction(ctx, async (ctx) => {
      const application = await lockApplication(ctx.db, applicationId)
      // Its end was undone.
      if (!application || application.status <= applicationStatuses.sent) return
      for (const interview of await listInterviews(ctx.db, applicationId)) {
        if (!isOpen(interview, ctx.clock())) continue
        await endInterview(ctx, interview, { party: 'system', accountId: null, reason: '' })
      }
    }),
})

/** For an application that is over from `startAfter` on, unless that is undone until then. */
export async function enqueueInterviewEnd(
  ctx: Context,
  applicationId: string,
  startAfter: Date,
): Promise<void> {
  await enqueue(ctx.db, endInterviews, { applicationId }, { startAfter })
}

/**
 * The interview that is off with what an applicant decided, for someone of the company who has it in their calendar:
 * their mail about the decision tells of it, also where that leaves before the interview has ended.
 */
export async function findEndOfInterview(
  ctx: Context,
  { applicationId, accountId }: { applicationId: string; accountId: string },
): Promise<{ time: string; calendar: MailCalendar } | null> {
  const reader = await findMailReader(ctx.db, accountId)
  const interviews = await listInterviews(ctx.db, applicationId)
  const interview = interviews.find((each) => isOffWithApplication(each, ctx.clock()))
  if (!reader || !interview?.startsAt) return null
  const holders = await findHolders(ctx, interview)
  if (![...holders, ...(await findCompanyPeople(ctx, interview))].includes(accountId)) return null
  const { startsAt } = interview
  const sequence = (interview.sequence ?? 0) + (interview.status === 'agreed' ? 1 : 0)
  return {
    time: timeInWords(startsAt, reader.locale),
    calendar: await calendarEntryFor(ctx, reader, { interview, startsAt, sequence, isCancel: true }),
  }
}

const isOffWithApplication = ({ status, startsAt, cancelledBy }: InterviewRow, now: Date): boolean =>
  (status === 'agreed' || cancelledBy === 'system') && startsAt !== null && now < startsAt

/** Before an application is deleted with its applicant: takes what was agreed out of the company's calendars. */
export async function takeOutOfCalendars(ctx: Context, applicationId: string): Promise<void> {
  for (const interview of await listInterviews(ctx.db, applicationId)) {
    const { id: interviewId, status, startsAt, minutes, sequence } = interview
    if (status !== 'agreed' || !startsAt || !isOpen(interview, ctx.clock())) continue
    const holders = await findHolders(ctx, interview)
    for (const accountId of new Set([...holders, ...(await findCompanyPeople(ctx, interview))])) {
      const entry = { startsAt: startsAt.toISOString(), minutes, sequence: (sequence ?? 0) + 1 }
      await enqueue(ctx.db, endedInterviewMail, { accountId, interviewId, ...entry })
    }
  }
}
