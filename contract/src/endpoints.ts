import * as colleagues from './accounts/colleagues.ts'
import * as ownAccount from './accounts/own-account.ts'
import * as registration from './accounts/registration.ts'
import * as accounts from './accounts.ts'
import * as recommendations from './applicant-requests/recommendations.ts'
import * as applicantRequests from './applicant-requests.ts'
import * as applicantSearch from './applicant-search.ts'
import * as blockedCompanies from './applicants/blocked-companies.ts'
import * as onboarding from './applicants/onboarding.ts'
import * as ownProfile from './applicants/own-profile.ts'
import * as applicants from './applicants.ts'
import * as applicationDecisions from './applications/decisions.ts'
import * as applicationDrafts from './applications/drafts.ts'
import * as offerClosure from './applications/offer-closure.ts'
import * as applicationPdf from './applications/pdf.ts'
import * as profileViews from './applications/profile-views.ts'
import * as applications from './applications.ts'
import * as audit from './backend/audit.ts'
import * as changedTexts from './backend/changed-texts.ts'
import * as companyChanges from './backend/company-changes.ts'
import * as companyMerges from './backend/company-merges.ts'
import * as contents from './backend/contents.ts'
import * as fourEyes from './backend/four-eyes.ts'
import * as locations from './backend/locations.ts'
import * as messageReports from './backend/message-reports.ts'
import * as offerRemoval from './backend/offer-removal.ts'
import * as onBehalf from './backend/on-behalf.ts'
import * as jobs from './backend/operations/jobs.ts'
import * as mailLog from './backend/operations/mail-log.ts'
import * as retention from './backend/operations/retention.ts'
import * as signedInAccounts from './backend/operations/sessions.ts'
import * as overview from './backend/overview.ts'
import * as people from './backend/people.ts'
import * as profileRemoval from './backend/profile-removal.ts'
import * as referenceLists from './backend/reference-lists.ts'
import * as registrationKeys from './backend/registration-keys.ts'
import * as editedSettings from './backend/settings.ts'
import * as backend from './backend.ts'
import * as bookmarks from './bookmarks.ts'
import * as companyProfile from './companies/profile.ts'
import * as companies from './companies.ts'
import * as contacts from './contacts.ts'
import * as adminFigures from './dashboard/admin-figures.ts'
import * as companyFigures from './dashboard/company-figures.ts'
import * as dashboard from './dashboard.ts'
import type { Endpoint } from './endpoint.ts'
import * as events from './events.ts'
import { getApplicantImage, getCompanyImage, getContactImage } from './images.ts'
import * as interviews from './interviews.ts'
import * as mathsDistribution from './maths/distribution.ts'
import * as mathsPlacement from './maths/placement.ts'
import * as mathsPractice from './maths/practice.ts'
import * as mathsPreparation from './maths/preparation.ts'
import * as messagingThreads from './messaging/threads.ts'
import * as messaging from './messaging.ts'
import * as notices from './notices.ts'
import * as ownOffers from './offers/own-offers.ts'
import * as offers from './offers.ts'
import * as contactPage from './pages/contact.ts'
import * as contactMessage from './pages/contact-message.ts'
import * as faq from './pages/faq.ts'
import * as pages from './pages.ts'
import * as privacy from './privacy.ts'
import * as push from './push.ts'
import * as receivedChanges from './received-applications/changes.ts'
import * as replyTemplates from './received-applications/templates.ts'
import * as receivedApplications from './received-applications.ts'
import * as reference from './reference.ts'
import * as savedSearches from './saved-searches.ts'
import * as quickSearch from './search/quick-search.ts'
import * as search from './search.ts'
import * as secondFactor from './second-factor.ts'
import * as sessions from './sessions.ts'
import * as settings from './settings.ts'
import * as email from './sign-in/email.ts'
import * as password from './sign-in/password.ts'
import * as signIn from './sign-in.ts'
import * as platformStatistics from './statistics/platform-statistics.ts'
import * as statistics from './statistics.ts'

const features = {
  accounts: { ...accounts, ...registration, ...ownAccount, ...colleagues },
  applicants: { ...applicants, ...onboarding, ...ownProfile, ...blockedCompanies, getApplicantImage },
  'applicant-requests': { ...applicantRequests, ...recommendations },
  applications: {
    ...applications,
    ...applicationDrafts,
    ...applicationDecisions,
    ...applicationPdf,
    ...offerClosure,
    ...profileViews,
  },
  backend: {
    ...backend,
    ...changedTexts,
    ...companyChanges,
    ...companyMerges,
    ...registrationKeys,
    ...audit,
    ...contents,
    ...editedSettings,
    ...fourEyes,
    ...locations,
    ...messageReports,
    ...offerRemoval,
    ...onBehalf,
    ...overview,
    ...people,
    ...profileRemoval,
    ...jobs,
    ...mailLog,
    ...retention,
    ...signedInAccounts,
    ...referenceLists,
  },
  bookmarks,
  companies: { ...companies, ...companyProfile, getCompanyImage },
  contacts: { ...contacts, getContactImage },
  dashboard: { ...dashboard, ...companyFigures, ...adminFigures },
  events,
  interviews,
  maths: { ...mathsPlacement, ...mathsPractice, ...mathsPreparation, ...mathsDistribution },
  messaging: { ...messaging, ...messagingThreads },
  notices,
  offers: { ...offers, ...ownOffers },
  pages: { ...pages, ...faq, ...contactPage, ...contactMessage },
  privacy,
  push,
  'received-applications': { ...receivedApplications, ...replyTemplates, ...receivedChanges },
  reference,
  savedSearches,
  search: { ...search, ...quickSearch, ...applicantSearch },
  'second-factor': secondFactor,
  sessions,
  settings,
  'sign-in': { ...signIn, ...email, ...password },
  statistics: { ...statistics, ...platformStatistics },
}

/** Every endpoint of the API with its name and feature, for what must see them all. */
export const endpoints: { feature: string; name: string; endpoint: Endpoint }[] = Object.entries(
  features,
).flatMap(([feature, exported]) =>
  Object.entries(exported as Record<string, unknown>)
    .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))
    .map(([name, endpoint]) => ({ feature, name, endpoint })),
)

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'output' in value
}
