import { endpoints } from '@tandem/contract/endpoints'
import { accountsRoutes } from '#features/accounts/accounts.routes.ts'
import { applicantRequestsRoutes } from '#features/applicant-requests/applicant-requests.routes.ts'
import { applicantsRoutes } from '#features/applicants/applicants.routes.ts'
import { moveToInterview } from '#features/applications/applications.api.ts'
import { applicationsRoutes } from '#features/applications/applications.routes.ts'
import { backendRoutes } from '#features/backend/backend.routes.ts'
import { bookmarksRoutes } from '#features/bookmarks/bookmarks.routes.ts'
import { companiesRoutes } from '#features/companies/companies.routes.ts'
import { contactsRoutes } from '#features/contacts/contacts.routes.ts'
import { dashboardRoutes } from '#features/dashboard/dashboard.routes.ts'
import { eventsRoutes } from '#features/events/events.routes.ts'
import { interviewsRoutes } from '#features/interviews/interviews.routes.ts'
import { matchingRoutes } from '#features/matching/matching.routes.ts'
import { mathsRoutes } from '#features/maths/maths.routes.ts'
import { messagingRoutes } from '#features/messaging/messaging.routes.ts'
import { noticesRoutes } from '#features/notices/notices.routes.ts'
import { offersRoutes } from '#features/offers/offers.routes.ts'
import { pagesRoutes } from '#features/pages/pages.routes.ts'
import { privacyRoutes } from '#features/privacy/privacy.routes.ts'
import { pushRoutes } from '#features/push/push.routes.ts'
import { receivedApplicationsRoutes } from '#features/received-applications/received-applications.routes.ts'
import { referenceRoutes } from '#features/reference/reference.routes.ts'
import { savedSearchesRoutes } from '#features/saved-searches/saved-searches.routes.ts'
import { findTexts } from '#features/search/search.api.ts'
import { searchRoutes } from '#features/search/search.routes.ts'
import { secondFactorRoutes } from '#features/second-factor/second-factor.routes.ts'
import { sessionsRoutes } from '#features/sessions/sessions.routes.ts'
import { settingsRoutes } from '#features/settings/settings.routes.ts'
import { signInRoutes } from '#features/sign-in/sign-in.routes.ts'
import { statisticsRoutes } from '#features/statistics/statistics.routes.ts'
import type { Context } from '#platform/context/context.ts'
import type { EventHub } from '#platform/events/events.ts'
import type { Route } from '#platform/http/route.ts'
import type { Job } from '#platform/jobs/jobs.ts'

/** Every endpoint with the use case behind it. */
export function allRoutes(hub: EventHub, jobs: readonly Job<never, Context>[]): Route[] {
  return [
    ...accountsRoutes,
    ...applicantRequestsRoutes,
    ...applicantsRoutes,
    ...applicationsRoutes,
    ...backendRoutes(jobs),
    ...bookmarksRoutes,
    ...companiesRoutes,
    ...contactsRoutes,
    ...dashboardRoutes,
    ...eventsRoutes(hub),
    ...interviewsRoutes(moveToInterview),
    ...matchingRoutes,
    ...mathsRoutes,
    ...messagingRoutes,
    ...noticesRoutes,
    ...offersRoutes,
    ...pagesRoutes(findTexts),
    ...privacyRoutes,
    ...pushRoutes,
    ...receivedApplicationsRoutes,
    ...referenceRoutes,
    ...savedSearchesRoutes,
    ...searchRoutes,
    ...secondFactorRoutes,
    ...sessionsRoutes,
    ...settingsRoutes,
    ...signInRoutes,
    ...statisticsRoutes,
  ]
}

/** Declared endpoints that nothing answers; a server with any does not start. */
export function missingRoutes(routes: readonly Route[]): string[] {
  const answered = new Set(routes.map(({ endpoint }) => endpoint))
  return endpoints.filter(({ endpoint }) => !answered.has(endpoint)).map(({ name }) => name)
}
