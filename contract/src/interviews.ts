import * as z from 'zod/mini'
import { can, Id, IdParams, Instant, line, TitleLanguage, text, whole } from './common.ts'
import { type Access, endpoint, envelope, everyone, file, only } from './endpoint.ts'

/**
 * `proposed`: the applicant chooses. `countered`: the company chooses. What is agreed can be moved, which makes a new
 * proposal of it and takes the agreed time back.
 */
export const interviewStatuses = ['proposed', 'countered', 'agreed', 'cancelled'] as const
export type InterviewStatus = (typeof interviewStatuses)[number]

export const interviewKinds = ['video', 'place', 'phone'] as const
export const interviewEvents = ['proposed', 'countered', 'agreed', 'moved', 'cancelled'] as const
/** The system ends the interviews of an application that is over. */
export const interviewParties = ['applicant', 'company', 'system'] as const
export type InterviewParty = (typeof interviewParties)[number]

/** How many times a side proposes. */
export const maxSlots = { company: 5, applicant: 3 } as const
const hourMs = 60 * 60 * 1000
/** A proposed time is at least so far ahead, so that the other side has a chance to read of it. */
export const minNoticeMs = 4 * hourMs
export const maxNoticeMs = 366 * 24 * hourMs
/** From so long before its begin on, an interview is neither moved nor cancelled here. */
export const fixedBeforeMs = hourMs

const minutes = whole(15, 240)
const Slots = (max: number) => z.array(Instant).check(z.minLength(1), z.maxLength(max))
const revision = z.int()

const Person = z.object({ id: Id, name: z.string() })

export const Interview = z.object({
  id: Id,
  applicationId: Id,
  status: z.enum(interviewStatuses),
  /** Minutes. */
  minutes: z.int(),
  kind: z.enum(interviewKinds),
  /** The address of a video call, the place, or the number that is called. */
  where: z.string(),
  /** What the side that proposed last wrote to it. */
  note: z.string(),
  /** What can be chosen now, the earliest first; none once a time is agreed. */
  slots: z.array(z.object({ id: Id, startsAt: Instant })),
  startsAt: z.nullable(Instant),
  interviewers: z.array(Person),
  /** Of a cancelled one. */
  cancelledBy: z.nullable(z.enum(interviewParties)),
  cancelReason: z.string(),
  /** Counts changes; a write that names another one is refused with `changed_elsewhere`. */
  revision,
  can: can('choose', 'propose', 'cancel'),
})
export type Interview = z.output<typeof Interview>

const Entry = z.object({
  id: Id,
  at: Instant,
  event: z.enum(interviewEvents),
  party: z.enum(interviewParties),
  /** Who did it; null for the system, and once the account is gone. */
  by: z.nullable(z.string()),
  /** The time agreed, or the one that was moved or cancelled. */
  startsAt: z.nullable(Instant),
})

const Interviews = z.object({
  /** The newest first: at most one of them is open. */
  interviews: z.array(Interview),
  timeline: z.array(Entry),
  can: can('propose'),
  /** The company is suspended: no time is chosen or proposed, and what is agreed can only be cancelled. */
  onHold: z.optional(z.literal(true)),
})
export type Interviews = z.output<typeof Interviews>
export type InterviewEntry = Interviews['timeline'][number]

const parties = { types: ['applicant', 'company'] } as const satisfies Access
const editor = only('company', 'company-profile-edit')

export const listApplicationInterviews = endpoint({
  method: 'GET',
  path: '/application/{id}/interviews',
  summary: 'The interviews of one application, with their history',
  access: parties,
  params: IdParams,
  output: envelope('interviews', Interviews),
})

const webAddress = /^https:\/\/[^\s]+$/i

/** How a company meets an applicant. */
const terms = {
  minutes,
  kind: z.enum(interviewKinds),
  where: text(300),
  /** Of the team. */
  interviewers: z.array(Id).check(z.minLength(1), z.maxLength(8)),
  note: text(2000),
}
type Where = { kind: (typeof interviewKinds)[number]; where: string }
const hasWhere = ({ kind, where }: Where) => kind === 'phone' || where !== ''
const isAddress = ({ kind, where }: Where) => kind !== 'video' || where === '' || webAddress.test(where)
const whereMissing = z.refine<Where>(hasWhere, { path: ['where'], params: { code: 'required' } })
const whereInvalid = z.refine<Where>(isAddress, { path: ['where'], params: { code: 'video_link' } })

export const ProposedInterview = z
  .strictObject({ slots: Slots(maxSlots.company), ...terms })
  .check(whereMissing, whereInvalid)
export type ProposedInterview = z.output<typeof ProposedInterview>

/** Of one application, one after the other; each writes to whoever applied. */
export const maxInterviews = 20

export const proposeInterview = endpoint({
  method: 'POST',
  path: '/application/{id}/interviews',
  summary: 'Suggest an interview to an applicant; the application moves to the stage interview',
  access: editor,
  notWhileSuspended: true,
  params: IdParams,
  body: ProposedInterview,
  output: envelope('interviews', Interviews),
  errors: ['application_not_sent', 'changed_elsewhere', 'too_many_records'],
})

export const proposeInterviewAgain = endpoint({
  method: 'POST',
  path: '/interview/{id}/proposal',
  summary: 'Suggest other times, as the company; a time that was agreed is taken back',
  access: editor,
  notWhileSuspended: true,
  params: IdParams,
  body: z
    .strictObject({ slots: Slots(maxSlots.company), ...terms, revision })
    .check(whereMissing, whereInvalid),
  output: envelope('interviews', Interviews),
  errors: ['application_not_sent', 'changed_elsewhere', 'interview_fixed'],
  limitPerMinute: 20,
})

export const counterInterview = endpoint({
  method: 'POST',
  path: '/interview/{id}/counterproposal',
  summary: 'Suggest other times, as the applicant; a time that was agreed is taken back',
  access: only('applicant'),
  params: IdParams,
  body: z.strictObject({ slots: Slots(maxSlots.applicant), note: text(1000), revision }),
  output: envelope('interviews', Interviews),
  errors: ['application_not_sent', 'changed_elsewhere', 'company_on_hold', 'interview_fixed'],
  limitPerMinute: 20,
})

export const agreeInterview = endpoint({
  method: 'POST',
  path: '/interview/{id}/agreement',
  summary: 'Take one of the times that the other side proposed',
  access: parties,
  notWhileSuspended: true,
  params: IdParams,
  body: z.strictObject({ slotId: Id, revision }),
  output: envelope('interviews', Interviews),
  errors: ['application_not_sent', 'changed_elsewhere', 'company_on_hold', 'slot_passed'],
})

export const cancelInterview = endpoint({
  method: 'POST',
  path: '/interview/{id}/cancellation',
  summary: 'Cancel an interview, until an hour before it begins; the application goes on',
  access: parties,
  params: IdParams,
  body: z.strictObject({ reason: text(500), revision }),
  output: envelope('interviews', Interviews),
  errors: ['changed_elsewhere', 'interview_fixed'],
})

export const downloadInterview = endpoint({
  method: 'GET',
  path: '/interview/{id}/calendar',
  summary: 'An agreed interview as a calendar file',
  access: parties,
  params: IdParams,
  output: file,
})

const OpenInterview = z.object({
  id: Id,
  applicationId: Id,
  status: z.enum(interviewStatuses),
  startsAt: z.nullable(Instant),
  minutes: z.int(),
  kind: z.enum(interviewKinds),
  /** The company to the applicant, the applicant to the company. */
  counterpart: z.string(),
  offerTitle: z.nullable(z.string()),
  offerTitleLanguage: TitleLanguage,
  /** The reader is the one to choose. */
  isTurn: z.boolean(),
  /** And has been reminded of it. */
  isReminded: z.boolean(),
  /** It waits for a time that nobody can choose: the company is suspended. */
  onHold: z.optional(z.literal(true)),
})
export type OpenInterview = z.output<typeof OpenInterview>

export const listOpenInterviews = endpoint({
  method: 'GET',
  path: '/interviews',
  summary: 'Interviews that are ahead, or wait for somebody to choose a time; the next ones first',
  access: parties,
  output: envelope('openInterviews', z.array(OpenInterview)),
})

const Interviewer = z.object({
  ...Person.shape,
  isYou: z.boolean(),
  /** When they have interviews that are agreed, or may be: `isFirm` tells them apart. */
  busy: z.array(
    z.object({
      interviewId: Id,
      startsAt: Instant,
      minutes: z.int(),
      isFirm: z.boolean(),
      /** Who applied. */
      counterpart: z.string(),
    }),
  ),
})
export type Interviewer = z.output<typeof Interviewer>

export const listInterviewers = endpoint({
  method: 'GET',
  path: '/interviewers',
  summary: 'Who of the team can hold interviews, and when they have others',
  access: editor,
  output: envelope('interviewers', z.array(Interviewer)),
})

const CalendarFeed = z.object({ createdAt: z.nullable(Instant) })

export const getCalendarFeed = endpoint({
  method: 'GET',
  path: '/account/calendar-feed',
  summary: 'Whether there is a private address that a calendar can subscribe to',
  access: parties,
  output: envelope('calendarFeed', CalendarFeed),
})

export const createCalendarFeed = endpoint({
  method: 'POST',
  path: '/account/calendar-feed',
  summary: 'A new private address of your interviews; it is shown once, and an older one ends',
  access: parties,
  output: envelope('newCalendarFeed', z.object({ url: z.string(), createdAt: Instant })),
  secretAnswer: true,
  limitPerMinute: 10,
})

export const deleteCalendarFeed = endpoint({
  method: 'DELETE',
  path: '/account/calendar-feed',
  summary: 'End the private address of your interviews',
  access: parties,
  output: envelope('calendarFeed', CalendarFeed),
})

/** For calendar programs, which cannot sign in: the token says whose interviews they are. */
export const readCalendarFeed = endpoint({
  method: 'GET',
  path: '/calendar/{token}.ics',
  summary: 'Your agreed interviews, for the calendar that subscribes to them',
  access: everyone,
  params: z.strictObject({ token: line(100) }),
  output: file,
  limitPerMinute: 60,
})
