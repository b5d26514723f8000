import { accountDe } from '#features/accounts/account/texts.de.ts'
import { colleaguesDe } from '#features/accounts/colleagues/texts.de.ts'
import { applicantRequestsDe } from '#features/applicant-requests/texts.de.ts'
import { applicantsDe } from '#features/applicants/texts.de.ts'
import { applicationsDe } from '#features/applications/texts.de.ts'
import { autosaveDe } from '#features/autosave/texts.de.ts'
import { blockedCompaniesDe } from '#features/blocked-companies/texts.de.ts'
import { bookmarksDe } from '#features/bookmarks/texts.de.ts'
import { companiesDe } from '#features/companies/texts.de.ts'
import { contactsDe } from '#features/contacts/texts.de.ts'
import { dashboardDe } from '#features/dashboard/texts.de.ts'
import { documentViewerDe } from '#features/document-viewer/texts.de.ts'
import { eligibilityDe } from '#features/eligibility/texts.de.ts'
import { interviewsDe } from '#features/interviews/texts.de.ts'
import { matchingDe } from '#features/matching/texts.de.ts'
import { mathsDe } from '#features/maths/texts.de.ts'
import { messagingDe } from '#features/messaging/texts.de.ts'
import { offersDe } from '#features/offers/texts.de.ts'
import { onboardingDe } from '#features/onboarding/texts.de.ts'
import { ownOffersDe } from '#features/own-offers/texts.de.ts'
import { pushDe } from '#features/push/texts.de.ts'
import { receivedApplicationsDe } from '#features/received-applications/texts.de.ts'
import { savedSearchesDe } from '#features/saved-searches/texts.de.ts'
import { companySearchDe } from '#features/search/companies/texts.de.ts'
import { searchMapDe } from '#features/search/map/texts.de.ts'
import { offerSearchDe } from '#features/search/offers/texts.de.ts'
import { applicantSearchDe } from '#features/search/profiles/texts.de.ts'
import { searchDe } from '#features/search/texts.de.ts'
import { securityDe } from '#features/second-factor/texts.de.ts'
import { sessionsDe } from '#features/sessions/texts.de.ts'
import { signInSectionsDe } from '#features/sign-in/section/texts.de.ts'

/** What stands behind the login. */
export const insideDe = {
  account: accountDe,
  applicantRequests: applicantRequestsDe,
  applicants: applicantsDe,
  applicantSearch: applicantSearchDe,
  applications: applicationsDe,
  autosave: autosaveDe,
  blockedCompanies: blockedCompaniesDe,
  bookmarks: bookmarksDe,
  colleagues: colleaguesDe,
  companies: companiesDe,
  companySearch: companySearchDe,
  contacts: contactsDe,
  dashboard: dashboardDe,
  documentViewer: documentViewerDe,
  eligibility: eligibilityDe,
  interviews: interviewsDe,
  matching: matchingDe,
  maths: mathsDe,
  messaging: messagingDe,
  offers: offersDe,
  onboarding: onboardingDe,
  ownOffers: ownOffersDe,
  push: pushDe,
  receivedApplications: receivedApplicationsDe,
  savedSearches: savedSearchesDe,
  offerSearch: offerSearchDe,
  search: searchDe,
  searchMap: searchMapDe,
  security: securityDe,
  sessions: sessionsDe,
  signInSections: signInSectionsDe,
}
