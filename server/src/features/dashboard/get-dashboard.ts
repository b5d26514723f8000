import type { Dashboard } from '@tandem/contract/dashboard'
import { getAccount } from '#features/accounts/accounts.api.ts'
import { findOnboarding } from '#features/applicants/applicants.api.ts'
import { findBestProfile, listOpenApplications } from '#features/applications/applications.api.ts'
import { countWaiting, getOwnReview } from '#features/companies/companies.api.ts'
import { countMessages } from '#features/messaging/messaging.api.ts'
import { hasPublished } from '#features/offers/offers.api.ts'
import { listNewestSavedSearches } from '#features/saved-searches/saved-searches.api.ts'
import { hasPermission, type Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { nextStep, type Situation } from './dashboard.rules.ts'
import { countBookmarks, countOwnApplications, countUnopenedApplications } from './dashboard.store.ts'

const shownApplications = 5
const shownSearches = 5

export async function getDashboard(ctx: Context, viewer: Viewer): Promise<Dashboard> {
  const profile = viewer.type === 'applicant' ? await findBestProfile(ctx, viewer.applicantId) : null
  const open = await listOpenApplications(ctx, viewer, shownApplications)
  return {
    account: await getAccount(ctx, viewer),
    profile,
    messages: await countMessages(ctx.db, viewer),
    bookmarkCounts: await countBookmarks(ctx.db, viewer.accountId),
    nextStep: nextStep(await situationOf(ctx, viewer, profile)),
    applications: open.items,
    openApplications: open.total,
    savedSearches: await listNewestSavedSearches(ctx, viewer, shownSearches),
    review: await reviewOf(ctx, viewer),
    waitingCompanies: viewer.type === 'admin' ? await countWaiting(ctx.db) : null,
  }
}

/** Whoever has published an offer has found the way. */
async function reviewOf(ctx: Context, viewer: Viewer): Promise<Dashboard['review']> {
  if (viewer.type !== 'company') return null
  if (viewer.companyConfirmed && (await hasPublished(ctx.db, viewer.companyId))) return null
  return getOwnReview(ctx, viewer)
}

async function situationOf(ctx: Context, viewer: Viewer, profile: Dashboard['profile']): Promise<Situation> {
  const { type } = viewer
  if (type === 'admin') return { type }
  if (type === 'company') {
    // Whoever may not open received applications is not sent to review them.
    const reviews = hasPermission(viewer, 'company-profile-edit')
    return { type, unopened: reviews ? await countUnopenedApplications(ctx.db, viewer.companyId) : 0 }
  }
  const counts = await countOwnApplications(ctx.db, viewer.applicantId)
  const onboarded = (await findOnboarding(ctx.db, viewer.applicantId))?.finishedAt != null
  return { type, filledPercentage: profile?.filledPercentage ?? null, onboarded, ...counts }
}
