import { accountEn } from '#features/accounts/account/texts.en.ts'
import { colleaguesEn } from '#features/accounts/colleagues/texts.en.ts'
import { applicantRequestsEn } from '#features/applicant-requests/texts.en.ts'
import { applicantsEn } from '#features/applicants/texts.en.ts'
import { applicationsEn } from '#features/applications/texts.en.ts'
import { autosaveEn } from '#features/autosave/texts.en.ts'
import { blockedCompaniesEn } from '#features/blocked-companies/texts.en.ts'
import { bookmarksEn } from '#features/bookmarks/texts.en.ts'
import { companiesEn } from '#features/companies/texts.en.ts'
import { contactsEn } from '#features/contacts/texts.en.ts'
import { dashboardEn } from '#features/dashboard/texts.en.ts'
import { documentViewerEn } from '#features/document-viewer/texts.en.ts'
import { eligibilityEn } from '#features/eligibility/texts.en.ts'
import { interviewsEn } from '#features/interviews/texts.en.ts'
import { matchingEn } from '#features/matching/texts.en.ts'
import { mathsEn } from '#features/maths/texts.en.ts'
import { messagingEn } from '#features/messaging/texts.en.ts'
import { offersEn } from '#features/offers/texts.en.ts'
import { onboardingEn } from '#features/onboarding/texts.en.ts'
import { ownOffersEn } from '#features/own-offers/texts.en.ts'
import { pushEn } from '#features/push/texts.en.ts'
import { receivedApplicationsEn } from '#features/received-applications/texts.en.ts'
import { savedSearchesEn } from '#features/saved-searches/texts.en.ts'
import { companySearchEn } from '#features/search/companies/texts.en.ts'
import { searchMapEn } from '#features/search/map/texts.en.ts'
import { offerSearchEn } from '#features/search/offers/texts.en.ts'
import { applicantSearchEn } from '#features/search/profiles/texts.en.ts'
import { searchEn } from '#features/search/texts.en.ts'
import { securityEn } from '#features/second-factor/texts.en.ts'
import { sessionsEn } from '#features/sessions/texts.en.ts'
import { signInSectionsEn } from '#features/sign-in/section/texts.en.ts'

/** What stands behind the login. */
export const insideEn = {
  account: accountEn,
  applicantRequests: applicantRequestsEn,
  applicants: applicantsEn,
  applicantSearch: applicantSearchEn,
  applications: applicationsEn,
  autosave: autosaveEn,
  blockedCompanies: blockedCompaniesEn,
  bookmarks: bookmarksEn,
  colleagues: colleaguesEn,
  companies: companiesEn,
  companySearch: companySearchEn,
  contacts: contactsEn,
  dashboard: dashboardEn,
  documentViewer: documentViewerEn,
  eligibility: eligibilityEn,
  interviews: interviewsEn,
  matching: matchingEn,
  maths: mathsEn,
  messaging: messagingEn,
  offers: offersEn,
  onboarding: onboardingEn,
  ownOffers: ownOffersEn,
  push: pushEn,
  receivedApplications: receivedApplicationsEn,
  savedSearches: savedSearchesEn,
  offerSearch: offerSearchEn,
  search: searchEn,
  searchMap: searchMapEn,
  security: securityEn,
  sessions: sessionsEn,
  signInSections: signInSectionsEn,
}
