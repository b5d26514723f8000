import * as z from 'zod/mini'
import { Account } from './accounts.ts'
import { profileParts } from './applications/completeness.ts'
import { visibilities } from './applications/content.ts'
import { ApplicationSummary } from './applications.ts'
import { Id, Instant } from './common.ts'
import { OwnReview } from './companies.ts'
import { endpoint, envelope, signedIn } from './endpoint.ts'
import { NamedSavedSearch } from './saved-searches.ts'

/** The most useful thing to do now; the client has words and a target for each. */
export const nextSteps = [
  'continue_onboarding',
  'create_profile',
  'fill_profile',
  'send_application',
  'search_offers',
  'answer_applications',
  'review_applications',
  'publish_offer',
  'none',
] as const

export const Dashboard = z.object({
  account: Account,
  /** The applicant's best filled profile; null for the other account types. */
  profile: z.nullable(
    z.object({
      id: z.nullable(Id),
      filledPercentage: z.int(),
      visible: z.boolean(),
      visibility: z.enum(visibilities),
      /** The part that brings most, and how much is filled in with it; null where nothing is open. */
      next: z.nullable(z.object({ part: z.enum(profileParts), percent: z.int() })),
    }),
  ),
  messages: z.object({ readMessages: z.int(), unreadMessages: z.int() }),
  bookmarkCounts: z.object({ positive: z.int(), neutral: z.int(), negative: z.int() }),
  nextStep: z.enum(nextSteps),
  /** The newest that are open: the applicant's own, or those the company received. */
  applications: z.array(ApplicationSummary),
  /** How many of them are under way; a draft is not. */
  openApplications: z.int(),
  /** Saved searches: those with the most new hits first. */
  savedSearches: z.array(NamedSavedSearch),
  /** Of a company, until it has published its first offer. */
  review: z.nullable(OwnReview),
  /** Of a company, for whoever may open what it received: who waits for an answer. */
  answers: z.nullable(
    z.object({
      /** Promised for an earlier day than today, and for today. */
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

export const getDashboard = endpoint({
  method: 'GET',
  path: '/account/dashboard',
  summary: 'What matters to this account now',
  access: signedIn,
  output: envelope('dashboard', Dashboard),
})
