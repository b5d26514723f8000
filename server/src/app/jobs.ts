import { accountsJobs } from '#features/accounts/accounts.jobs.ts'
import { applicantRequestsJobs } from '#features/applicant-requests/applicant-requests.jobs.ts'
import { applicationsJobs } from '#features/applications/applications.jobs.ts'
import { backendJobs } from '#features/backend/backend.jobs.ts'
import { bookmarksJobs } from '#features/bookmarks/bookmarks.jobs.ts'
import { companiesJobs } from '#features/companies/companies.jobs.ts'
import { filesJobs } from '#features/files/files.jobs.ts'
import { interviewsJobs } from '#features/interviews/interviews.jobs.ts'
import { messagingJobs } from '#features/messaging/messaging.jobs.ts'
import { offersJobs } from '#features/offers/offers.jobs.ts'
import { pagesJobs } from '#features/pages/pages.jobs.ts'
import { privacyJobs } from '#features/privacy/privacy.jobs.ts'
import { pushJobs } from '#features/push/push.jobs.ts'
import { receivedApplicationsJobs } from '#features/received-applications/received-applications.jobs.ts'
import { savedSearchesJobs } from '#features/saved-searches/saved-searches.jobs.ts'
import { deleteUnusedSearchWords } from '#features/search/text/text.jobs.ts'
import { secondFactorJobs } from '#features/second-factor/second-factor.jobs.ts'
import { sessionsJobs } from '#features/sessions/sessions.jobs.ts'
import { signInJobs } from '#features/sign-in/sign-in.jobs.ts'
import type { Context } from '#platform/context/context.ts'
import { eventsJobs } from '#platform/events/events.jobs.ts'
import { idempotencyJobs } from '#platform/http/idempotency/idempotency.jobs.ts'
import type { Job } from '#platform/jobs/jobs.ts'

export const allJobs: Job<never, Context>[] = [
  ...accountsJobs,
  ...applicantRequestsJobs,
  ...applicationsJobs,
  ...privacyJobs,
  ...pushJobs,
  ...secondFactorJobs,
  ...sessionsJobs,
  ...signInJobs,
  ...bookmarksJobs,
  ...companiesJobs,
  ...backendJobs,
  ...filesJobs,
  ...interviewsJobs,
  ...messagingJobs,
  ...offersJobs,
  ...pagesJobs,
  ...receivedApplicationsJobs,
  ...savedSearchesJobs,
  deleteUnusedSearchWords,
  ...eventsJobs,
  ...idempotencyJobs,
]
