import * as z from 'zod/mini'
import { Account } from './accounts.ts'
import { profileParts } from './applications/completeness.ts'
import { visibilities } from './applications/content.ts'
import { ApplicationSummary, applicationStatuses, applicationTypes } from './applications.ts'
import { Day, Id, Instant, TitleLanguage } from './common.ts'
import { OwnReview } from './companies.ts'
import { endpoint, envelope, signedIn } from './endpoint.ts'
import { Interview, interviewKinds } from './interviews.ts'
import { NamedSavedSearch } from './saved-searches.ts'

/** The most useful thing to do now; the client has words and a target for each. */
export const nextSteps = [
  'answer_offered_place',
  'choose_interview_time',
  'continue_onboarding',
  'create_profile',
  'fill_profile',
  'send_application',
  'search_offers',
  'answer_applications',
  'review_applications',
  'publish_offer',
  'fill_company_profile',
  'none',
] as const

const UpcomingDate = z.discriminatedUnion('kind', [
  /** Without day and time one that the company is to choose a time for. */
  z.object({
    kind: z.literal('interview'),
    day: z.nullable(Day),
    startsAt: z.nullable(Instant),
    by: z.enum(interviewKinds),
    applicationId: Id,
    name: z.string(),
  }),
  /** Promised for that day. */
  z.object({ kind: z.literal('answer'), day: Day, applicationId: Id, name: z.string() }),
  /** A place that was accepted on that day, `since`: the company is to enter the contract. */
  z.object({ kind: z.literal('contract'), day: z.null(), since: Day, applicationId: Id, name: z.string() }),
  /** Until that day an offer can be applied for. */
  z.object({
    kind: z.literal('deadline'),
    day: Day,
    offerId: Id,
    title: z.string(),
    titleLanguage: TitleLanguage,
    freePlaces: z.int(),
  }),
])
export type UpcomingDate = z.output<typeof UpcomingDate>

export const Dashboard = z.object({
  account: Account,
  /** The applicant's best filled profile; null for the other account types. */
  profile: z.nullable(
    z.object({
      id: z.nullable(Id),
      filledPercentage: z.int(),
      visible: z.boolean(),
      visibility: z.enum(visibilities),
      /** What is open: first the part that brings most, with how many points of a hundred; a few of them. */
      open: z.array(z.object({ part: z.enum(profileParts), gain: z.int() })),
    }),
  ),
  messages: z.object({ readMessages: z.int(), unreadMessages: z.int() }),
  bookmarkCounts: z.object({ positive: z.int(), neutral: z.int(), negative: z.int() }),
  nextStep: z.enum(nextSteps),
  /** The newest that are open: the applicant's own, also with a place that waits for its contract, or those the company received. */
  applications: z.array(ApplicationSummary),
  /** How many of them are under way; a draft is not. */
  openApplications: z.int(),
  /** Whether any was ever sent, or received: also one that is over. */
  hasApplications: z.boolean(),
  /**
   * The one that waits for this account: for an answer to an offered place, or for a time of an interview.
   * `counterpart`: the company to the applicant, the applicant to the company. `noPlaceLeft`: the offered place cannot be
   * accepted at present, since all are taken; left out otherwise.
   */
  waitingApplication: z.nullable(
    z.object({ applicationId: Id, counterpart: z.string(), noPlaceLeft: z.optional(z.literal(true)) }),
  ),
  /** Of an applicant who is to choose a time next: the interview with the times of the company. */
  waitingInterview: z.nullable(Interview),
  /** Saved searches: those with the most new hits first. */
  savedSearches: z.array(NamedSavedSearch),
  /** Of a company, until it has published its first offer. */
  review: z.nullable(OwnReview),
  /** Of a company, for whoever may open what it received: who waits for an answer. */
  answers: z.nullable(
    z.object({
      /** Promised for an earlier day than today, and for today; none while the company is suspended. */
      overdue: z.int(),
      today: z.int(),
      /** That nobody there has opened yet. */
      unopened: z.int(),
      /** Those that are due, the longest waiting first; few of them. */
      due: z.array(
        z.object({
          applicationId: Id,
          name: z.string(),
          sentAt: Instant,
          /** Who handles it; null for nobody. */
          handler: z.nullable(z.string()),
        }),
      ),
      /** All of them in that order, to go through one by one; a few hundred at most. */
      dueIds: z.array(Id),
      /** What is ahead, the next first, after what waits for the company: a time to choose, a contract to enter; few of them. */
      dates: z.array(UpcomingDate),
      /** Who may handle them, by name; last, with null, nobody. Together they are all that wait for an answer. */
      team: z.array(
        z.object({
          handler: z.nullable(z.object({ id: Id, name: z.string() })),
          waiting: z.int(),
        }),
      ),
    }),
  ),
  /** Offers that a company began and has not published. */
  draftOffers: z.int(),
  /** How many companies wait for an admin's decision; null for the other account types. */
  waitingCompanies: z.nullable(z.int()),
})
export type Dashboard = z.output<typeof Dashboard>

/** An application for an offer that was begun and can be sent; `send_application` is about the first of `applications`. */
export const isToSend = ({ type, status, closure }: ApplicationSummary): boolean =>
  type === applicationTypes.offer && status === applicationStatuses.new && !closure

export const getDashboard = endpoint({
  method: 'GET',
  path: '/account/dashboard',
  summary: 'What matters to this account now',
  access: signedIn,
  output: envelope('dashboard', Dashboard),
})
