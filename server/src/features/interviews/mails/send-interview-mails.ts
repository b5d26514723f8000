import { paths } from '@tandem/contract/paths'
import { findCompanyAccounts } from '#features/contacts/contacts.api.ts'
import { pushToDevices } from '#features/push/push.api.ts'
import type { Context } from '#platform/context/context.ts'
import { inOneLine } from '#platform/mail/in-one-line.ts'
import { mailSettingsLine } from '#platform/mail/mail-settings.ts'
import type { MailCalendar } from '#platform/mail/mailer.ts'
import { pageAddress, sendMail } from '#platform/mail/send-mail.ts'
import { timeInWords } from '#platform/mail/time-in-words.ts'
import { unsubscribeHeaders } from '#platform/mail/unsubscription.ts'
import { calendarEntryFor, requireParties, titleIn } from '../calendar/calendar-entry.ts'
import { presentEntry } from '../calendar/present-entry.ts'
import { writeCalendar } from '../calendar/write-calendar.ts'
import {
  type EventRow,
  findApplication,
  findInterview,
  type InterviewRow,
  listInterviewersOf,
  listSlots,
} from '../interviews.store.ts'
import { findParties } from '../parties.store.ts'
import { applicantTexts, companyTexts } from './interview.mail.ts'
import type { InterviewChange, InterviewFacts } from './interview-facts.ts'
import { findEvent, findMailReader } from './readers.store.ts'

type Reader = NonNullable<Awaited<ReturnType<typeof findMailReader>>>

/**
 * A calendar is told of every change; what is only to be read is left out once the next change has its own mail. Of the
 * company it goes to who may read the application when it leaves; others are told only, without a name, that a time is off.
 */
export async function sendInterviewMail(
  ctx: Context,
  { eventId, accountId }: { eventId: string; accountId: string },
): Promise<void> {
  const found = await findEvent(ctx.db, eventId)
  const reader = await findMailReader(ctx.db, accountId)
  if (!found || !reader) return
  const { event, interview } = found
  const isPast = event.event !== 'cancelled' && event.event !== 'moved' && !isStill(event, interview)
  if (isPast && event.sequence === null) return
  if (!(await mayRead(ctx, reader, interview, accountId))) {
    return sendNamelessCancel(ctx, found, accountId)
  }
  if (reader.type === 'company' && (await isToldWithDecision(ctx, found))) return
  if (reader.wantsMail) await sendAbout(ctx, reader, found)
  await tell(ctx, reader, interview, accountId)
}

type Happened = NonNullable<Awaited<ReturnType<typeof findEvent>>>

async function sendAbout(ctx: Context, reader: Reader, { event, interview }: Happened): Promise<void> {
  const time = event.startsAt
  const facts = await factsOf(ctx, reader, { interview, time, change: changeOf(event, reader) })
  const isCancel = event.event !== 'agreed'
  const calendar =
    event.sequence === null || !time
      ? undefined
      : await calendarEntryFor(ctx, reader, { interview, startsAt: time, sequence: event.sequence, isCancel })
  await send(ctx, reader, facts, calendar)
}

async function mayRead(ctx: Context, { type }: Reader, { id }: InterviewRow, accountId: string) {
  if (type === 'applicant') return true
  const parties = await findParties(ctx.db, id)
  if (!parties) return false
  return (await findCompanyAccounts(ctx.db, parties.companyId, 'company-profile-edit')).includes(accountId)
}

async function sendNamelessCancel(ctx: Context, { event, interview }: Happened, accountId: string) {
  const { sequence, startsAt } = event
  if (event.event === 'agreed' || sequence === null || !startsAt) return
  const { id: interviewId, minutes } = interview
  await sendEndedMail(ctx, { accountId, interviewId, minutes, sequence, startsAt: startsAt.toISOString() })
}

/** The company's mail about what the applicant decided says so, and takes the time out of the calendar. */
async function isToldWithDecision(ctx: Context, { event, interview }: Happened): Promise<boolean> {
  if (event.event !== 'cancelled' || event.party !== 'system') return false
  const application = await findApplication(ctx.db, interview.applicationId)
  return application?.outcome === 'place_taken' || application?.outcome === 'declined_by_applicant'
}

const isStill = ({ event }: EventRow, { status }: InterviewRow): boolean => event === status

function changeOf({ event, party }: EventRow, { type }: Reader): InterviewChange {
  if (event !== 'moved' && event !== 'cancelled') return event
  if (party === 'system') return 'cancelledSystem'
  const isOwn = (party === 'applicant') === (type === 'applicant')
  return isOwn ? `${event}Own` : event
}

/** Of the agreed time, or of the choice that is still to be made. What went on since needs none. */
export async function sendReminderMail(
  ctx: Context,
  { interviewId, accountId, revision }: { interviewId: string; accountId: string; revision: number },
): Promise<void> {
  const interview = await findInterview(ctx.db, interviewId)
  const reader = await findMailReader(ctx.db, accountId)
  if (!reader || !interview || interview.status === 'cancelled' || interview.revision !== revision) return
  if (!(await mayRead(ctx, reader, interview, accountId))) return
  const change = interview.status === 'agreed' ? await reminderOf(ctx, interview) : 'unanswered'
  if (reader.wantsMail)
    await send(ctx, reader, await factsOf(ctx, reader, { interview, time: interview.startsAt, change }))
  await tell(ctx, reader, interview, accountId)
}

const reminderOf = async (ctx: Context, interview: InterviewRow) =>
  (await requireParties(ctx, interview)).companyIsSuspended ? 'reminderOnHold' : 'reminder'

/** Whether they want the mail or not, and once it has left: a mail that is tried again must not tell twice. */
async function tell(
  ctx: Context,
  { type }: Reader,
  interview: InterviewRow,
  accountId: string,
): Promise<void> {
  const { applicationId } = interview
  const screen = type === 'applicant' ? ('ownApplication' as const) : ('application' as const)
  const path = paths[screen]({ applicationId, hash: 'gespraech' })
  await pushToDevices(ctx.db, {
    accountIds: [accountId],
    kind: 'application_changes',
    path,
    tag: applicationId,
  })
}

type Ended = {
  accountId: string
  interviewId: string
  startsAt: string
  minutes: number
  sequence: number
}

/** Names nobody: the applicant is gone, or the reader may not read of them any more. */
export async function sendEndedMail(
  ctx: Context,
  { accountId, interviewId, minutes, sequence, ...ended }: Ended,
): Promise<void> {
  const reader = await findMailReader(ctx.db, accountId)
  if (!reader?.wantsMail) return
  const { locale } = reader
  const startsAt = new Date(ended.startsAt)
  const entry = presentEntry(ctx, reader, {
    ...{ interviewId, sequence, startsAt, minutes, applicationId: interviewId },
    ...{ kind: 'phone', where: '', companyName: 'Tandem', applicantName: 'Tandem', offerTitle: null },
    isCancelled: true,
  })
  const link = pageAddress(ctx, locale, paths.receivedApplications())
  const entries = [{ ...entry, description: '', url: link }]
  await send(
    ctx,
    reader,
    {
      ...{ change: 'ended', counterpart: '', offer: null, slots: [], minutes, kind: 'phone', where: '' },
      ...{ interviewers: [], note: '', link, settings: mailSettingsLine(ctx, locale) },
      time: timeInWords(startsAt, locale),
    },
    { method: 'CANCEL', content: writeCalendar({ method: 'CANCEL', entries, now: ctx.clock() }) },
  )
}

type About = { interview: InterviewRow; time: Date | null; change: InterviewChange }

async function factsOf(
  ctx: Context,
  reader: Reader,
  { interview, time, change }: About,
): Promise<InterviewFacts> {
  const { locale } = reader
  const parties = await requireParties(ctx, interview)
  const isApplicant = reader.type === 'applicant'
  const slots = await listSlots(ctx.db, [interview.id])
  const people = await listInterviewersOf(ctx.db, [interview.id])
  const isCancelled = change.startsWith('cancelled')
  const path = isApplicant
    ? paths.ownApplication({ applicationId: parties.applicationId, hash: 'gespraech' })
    : paths.application({ applicationId: parties.applicationId, hash: 'gespraech' })
  return {
    change,
    counterpart: inOneLine(isApplicant ? parties.companyName : `${parties.firstName} ${parties.lastName}`),
    offer: titleIn(locale, parties.offer),
    time: time ? timeInWords(time, locale) : '',
    slots: slots
      .filter(({ startsAt }) => change !== 'unanswered' || startsAt > ctx.clock())
      .map(({ startsAt }) => timeInWords(startsAt, locale)),
    minutes: interview.minutes,
    kind: interview.kind,
    where: inOneLine(interview.where),
    interviewers: people.map(({ firstName, lastName }) => inOneLine(`${firstName} ${lastName}`)),
    note: noteOf(interview, change, isCancelled),
    link: pageAddress(ctx, locale, path),
    settings: mailSettingsLine(ctx, locale),
  }
}

function noteOf({ note, cancelReason }: InterviewRow, change: InterviewChange, isCancelled: boolean): string {
  if (isCancelled) return cancelReason
  return change === 'proposed' || change === 'countered' || change === 'moved' ? note : ''
}

const send = (ctx: Context, reader: Reader, facts: InterviewFacts, calendar?: MailCalendar) =>
  sendMail(ctx, reader, reader.type === 'applicant' ? applicantTexts : companyTexts, facts, {
    headers: unsubscribeHeaders(ctx, { accountId: reader.id, subscription: 'application_changes' }),
    ...(calendar && { calendar }),
  })
