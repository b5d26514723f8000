import { companyCompleteness } from '@tandem/contract/companies/profile'
import { type Dashboard, isToSend } from '@tandem/contract/dashboard'
import type { OpenInterview } from '@tandem/contract/interviews'
import { getAccount } from '#features/accounts/accounts.api.ts'
import { findOnboarding } from '#features/applicants/applicants.api.ts'
import { findBestProfile, listOpenApplications } from '#features/applications/applications.api.ts'
import { countOwnBookmarks } from '#features/bookmarks/bookmarks.api.ts'
import { countWaiting, getCompanyProfile, getOwnReview } from '#features/companies/companies.api.ts'
import { findInterviews, listOpenInterviews } from '#features/interviews/interviews.api.ts'
import { countMessages } from '#features/messaging/messaging.api.ts'
import { countDrafts, hasPublished, listFreePlaces } from '#features/offers/offers.api.ts'
import { getDueAnswers } from '#features/received-applications/received-applications.api.ts'
import { listNewestSavedSearches } from '#features/saved-searches/saved-searches.api.ts'
import { hasPermission, type Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { listUpcomingDates } from './company/upcoming-dates.ts'
import { nextStep, type Situation } from './dashboard.rules.ts'
import { findOfferedPlace, findPlace } from './dashboard.store.ts'

const shownApplications = 5
const shownSearches = 5

export async function getDashboard(ctx: Context, viewer: Viewer): Promise<Dashboard> {
  const profile = viewer.type === 'applicant' ? await findBestProfile(ctx, viewer.applicantId) : null
  const open = await listOpenApplications(ctx, viewer, shownApplications)
  const interviews = await listOpenInterviews(ctx, viewer)
  const recruiting = await recruitingOf(ctx, viewer, interviews)
  const waiting = await waitingFor(ctx, viewer, interviews)
  const review = await reviewOf(ctx, viewer)
  const step = nextStep(await situationOf(ctx, viewer, { profile, open, waiting, review, ...recruiting }))
  const isToChoose = viewer.type === 'applicant' && step === 'choose_interview_time'
  return {
    account: await getAccount(ctx, viewer),
    profile,
    messages: await countMessages(ctx.db, viewer),
    bookmarkCounts: await countOwnBookmarks(ctx, viewer),
    nextStep: step,
    applications: open.items,
    openApplications: open.total,
    hasApplications: open.hasAny,
    waitingApplication: waiting.place ?? waiting.interview,
    waitingInterview: isToChoose ? await findInterviewToChoose(ctx, viewer, waiting.interview) : null,
    savedSearches: await listNewestSavedSearches(ctx, viewer, shownSearches),
    review,
    ...recruiting,
    waitingCompanies: viewer.type === 'admin' ? await countWaiting(ctx.db) : null,
  }
}

type Waiting = Record<'place' | 'interview', Dashboard['waitingApplication']>

async function waitingFor(
  ctx: Context,
  viewer: Viewer,
  interviews: readonly OpenInterview[],
): Promise<Waiting> {
  const { type } = viewer
  const interview = interviews.find(({ isTurn }) => isTurn)
  return {
    place: type === 'applicant' ? await offeredPlaceOf(ctx, viewer.applicantId) : null,
    interview: interview ?? null,
  }
}

async function findInterviewToChoose(ctx: Context, viewer: Viewer, waiting: Waiting['interview']) {
  if (!waiting) return null
  const found = await findInterviews(ctx, viewer, waiting.applicationId)
  return found?.interviews.find(({ can }) => can.choose) ?? null
}

/** As on the application's page: one for an offer cannot be accepted while all places are taken. */
async function offeredPlaceOf({ db, clock }: Context, applicantId: string): Promise<Waiting['place']> {
  const place = await findOfferedPlace(db, applicantId, clock())
  if (!place?.offerId) return place
  const years = await listFreePlaces(db, place.offerId)
  const isFull = years.length > 0 && years.every(({ free }) => free <= 0)
  return { ...place, ...(isFull && { noPlaceLeft: true }) }
}

type Recruiting = Pick<Dashboard, 'answers' | 'draftOffers'>

/** Whoever may neither open received applications nor write offers is told of none. */
async function recruitingOf(
  ctx: Context,
  viewer: Viewer,
  interviews: readonly OpenInterview[],
): Promise<Recruiting> {
  const recruits = viewer.type === 'company' && hasPermission(viewer, 'company-profile-edit')
  if (!recruits) return { answers: null, draftOffers: 0 }
  const answers = await getDueAnswers(ctx, viewer)
  return {
    answers: {
      ...answers,
      dates: await listUpcomingDates(ctx, viewer, { interviews, answers: answers.dates }),
    },
    draftOffers: await countDrafts(ctx.db, viewer.companyId),
  }
}

/** Whoever has published an offer has found the way. */
async function reviewOf(ctx: Context, viewer: Viewer): Promise<Dashboard['review']> {
  if (viewer.type !== 'company') return null
  if (viewer.companyConfirmed && (await hasPublished(ctx.db, viewer.companyId))) return null
  return getOwnReview(ctx, viewer)
}

type Own = { open: Awaited<ReturnType<typeof listOpenApplications>>; waiting: Waiting }

async function situationOf(
  ctx: Context,
  viewer: Viewer,
  {
    profile,
    open,
    answers,
    draftOffers,
    waiting,
    review,
  }: Pick<Dashboard, 'profile' | 'review'> & Recruiting & Own,
): Promise<Situation> {
  const { type } = viewer
  if (type === 'admin') return { type }
  const isToChoose = waiting.interview !== null
  if (type === 'company') {
    const { overdue, today, unopened } = answers ?? { overdue: 0, today: 0, unopened: 0 }
    // What waits for the check of the company cannot be published yet.
    const drafts = viewer.companyConfirmed ? draftOffers : 0
    const isToFill = answers !== null && review === null
    const filledPercentage = isToFill
      ? companyCompleteness(await getCompanyProfile(ctx, viewer)).percent
      : null
    return { type, due: overdue + today, unopened, isToChoose, drafts, filledPercentage }
  }
  const onboarded = (await findOnboarding(ctx.db, viewer.applicantId))?.finishedAt != null
  const own = { drafts: open.items.filter(isToSend).length, hasSent: open.hasAny }
  const places = {
    isOfferedPlace: waiting.place !== null,
    place: await findPlace(ctx.db, viewer.applicantId, ctx.clock()),
  }
  const facts = { onboarded, isToChoose, ...places, ...own }
  return { type, filledPercentage: profile?.filledPercentage ?? null, ...facts }
}
