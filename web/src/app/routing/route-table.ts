import type { Locale } from '@tandem/contract/common'
import type { ScreenName } from '@tandem/contract/screens'
import type { PublicSettings } from '@tandem/contract/settings'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { HomePage } from '#features/pages/HomePage.tsx'
import type { TextPart } from '#lib/i18n/i18n.ts'

/** What the client adds to a screen of the contract's list, which says its path, access and title. */
export type ScreenRoute = {
  load: () => Promise<ComponentType>
  /** Where a public screen says less, or what stands behind the login too. */
  texts?: TextPart
  /** Asks, while the screen's code loads, for what would move the rest if it came later. */
  prepare?: (queries: QueryClient, locale: Locale) => Promise<void>
  /** Where the university sends visitors instead of asking them to log in; empty where it does not. */
  visitorsTo?: (settings: PublicSettings) => string
  /** Opens at the top, also on the way back (specification, section 2). */
  startsAtTop?: boolean
  /** Uses the wide container: boards, tables, messages, and of searches the map. */
  wide?: boolean | 'map'
  /** One thing to do: without the site's header and footer, the screen brings its own way out. */
  focused?: boolean
}

/** A screen without a route, or a route without a screen, does not compile. */
export const routeTable: Record<ScreenName, ScreenRoute> = {
  // Comes with the start, and with it all that it is made of: nobody waits for a second round.
  home: { texts: 'start', load: async () => HomePage },
  register: {
    load: async () => (await import('#features/accounts/registration/RegisterPage.tsx')).RegisterPage,
  },
  registerByKey: {
    load: async () =>
      (await import('#features/accounts/registration/RegisterByKeyPage.tsx')).RegisterByKeyPage,
  },
  verifyRegistration: {
    load: async () => (await import('#features/accounts/confirmation/VerifyPage.tsx')).VerifyPage,
  },
  signupConfirmed: {
    load: async () =>
      (await import('#features/accounts/confirmation/SignupConfirmedPage.tsx')).SignupConfirmedPage,
  },
  accountDeleted: {
    load: async () => (await import('#features/privacy/deletion/AccountDeletedPage.tsx')).AccountDeletedPage,
  },
  requestPassword: {
    load: async () =>
      (await import('#features/sign-in/password/PasswordRequestPage.tsx')).PasswordRequestPage,
  },
  passwordRequested: {
    load: async () =>
      (await import('#features/sign-in/password/PasswordRequestedPage.tsx')).PasswordRequestedPage,
  },
  newPassword: {
    load: async () => (await import('#features/sign-in/password/NewPasswordPage.tsx')).NewPasswordPage,
  },
  passwordRenewed: {
    load: async () =>
      (await import('#features/sign-in/password/PasswordRenewedPage.tsx')).PasswordRenewedPage,
  },
  unsubscribe: {
    texts: 'inside',
    load: async () =>
      (await import('#features/saved-searches/unsubscribe/UnsubscribePage.tsx')).UnsubscribePage,
  },
  eligibility: {
    focused: true,
    texts: 'inside',
    load: async () => (await import('#features/eligibility/EligibilityPage.tsx')).EligibilityPage,
  },
  faq: { load: async () => (await faqPages()).ApplicantFaqPage },
  faqQuestion: { load: async () => (await faqQuestionPages()).ApplicantFaqQuestionPage },
  companyFaq: { load: async () => (await faqPages()).CompanyFaqPage },
  companyFaqQuestion: { load: async () => (await faqQuestionPages()).CompanyFaqQuestionPage },
  contactUs: {
    texts: 'inside',
    load: async () => (await import('#features/pages/contact/ContactUsPage.tsx')).ContactUsPage,
  },
  contactLocation: {
    texts: 'inside',
    load: async () => (await import('#features/pages/contact/ContactLocationPage.tsx')).ContactLocationPage,
  },
  contactSupport: {
    texts: 'inside',
    load: async () => (await import('#features/pages/contact/ContactSupportPage.tsx')).ContactSupportPage,
  },
  imprint: { load: async () => (await staticPages()).ImprintPage },
  privacy: { load: async () => (await staticPages()).PrivacyPage },
  terms: { load: async () => (await staticPages()).TermsPage },
  accessibility: { load: async () => (await staticPages()).AccessibilityPage },
  account: {
    load: async () => (await import('#features/accounts/account/AccountPage.tsx')).AccountPage,
  },
  deleteAccount: {
    load: async () => (await import('#features/privacy/deletion/DeleteAccountPage.tsx')).DeleteAccountPage,
  },
  dashboard: {
    load: async () => (await import('#features/dashboard/DashboardPage.tsx')).DashboardPage,
  },
  messages: {
    wide: true,
    load: async () => (await import('./MessagesScreen.tsx')).MessagesScreen,
  },
  offers: {
    wide: 'map',
    prepare: prepareSearch,
    load: () =>
      searchPage(async () => (await import('#features/search/offers/OfferSearchPage.tsx')).OfferSearchPage),
  },
  offer: {
    load: async () => (await import('#features/offers/OfferPage.tsx')).OfferPage,
  },
  companySavedSearches: {
    load: async () =>
      (await import('#features/saved-searches/CompanySavedSearchesPage.tsx')).CompanySavedSearchesPage,
  },
  company: {
    visitorsTo: ({ company }) => company.profileRedirectToUrlIfNotAuthenticated,
    load: async () => (await import('#features/companies/CompanyPage.tsx')).CompanyPage,
  },
  contact: {
    load: async () => (await import('#features/contacts/ContactPage.tsx')).ContactPage,
  },
  companyPersons: {
    load: async () => (await import('#features/contacts/CompanyPersonsPage.tsx')).CompanyPersonsPage,
  },
  bookmarks: {
    load: async () => (await import('#features/bookmarks/BookmarksPage.tsx')).BookmarksPage,
  },
  supportContacts: {
    load: async () => (await import('#features/contacts/SupportContactsPage.tsx')).SupportContactsPage,
  },
  companies: {
    wide: 'map',
    startsAtTop: true,
    prepare: prepareSearch,
    load: () =>
      searchPage(
        async () => (await import('#features/search/companies/CompanySearchPage.tsx')).CompanySearchPage,
      ),
  },
  companyContacts: {
    load: async () => (await import('#features/contacts/CompanyContactsPage.tsx')).CompanyContactsPage,
  },
  onboarding: {
    focused: true,
    load: async () => (await import('#features/onboarding/OnboardingPage.tsx')).OnboardingPage,
  },
  ownProfile: {
    load: async () => {
      // Applications know nothing of the search; here the editor gets its map.
      const [{ ProfileEditorPage }, { withPlacesMap }] = await Promise.all([
        import('#features/applications/ProfileEditorPage.tsx'),
        import('#features/search/map/places/withPlacesMap.tsx'),
      ])
      return withPlacesMap(ProfileEditorPage)
    },
  },
  apply: {
    load: async () => (await import('#features/applications/ApplyPage.tsx')).ApplyPage,
  },
  applyToCompany: {
    load: async () =>
      (await import('#features/applications/apply/initiative/ApplyToCompanyPage.tsx')).ApplyToCompanyPage,
  },
  applyToCompanies: {
    load: async () =>
      (await import('#features/applications/apply/initiative/InitiativePage.tsx')).InitiativePage,
  },
  deleteProfile: {
    load: async () =>
      (await import('#features/applications/lists/own/profiles/DeleteProfilePage.tsx')).DeleteProfilePage,
  },
  template: {
    load: async () =>
      (await import('#features/applications/lists/own/profiles/TemplatePage.tsx')).TemplatePage,
  },
  ownApplications: {
    load: async () =>
      (await import('#features/applications/lists/own/OwnApplicationsPage.tsx')).OwnApplicationsPage,
  },
  ownApplication: {
    load: async () =>
      (await import('#features/applications/lists/own/one/OwnApplicationPage.tsx')).OwnApplicationPage,
  },
  applicantRequests: {
    load: async () =>
      (await import('#features/applicant-requests/own/ApplicantRequestsPage.tsx')).ApplicantRequestsPage,
  },
  sentRequests: {
    load: async () =>
      (await import('#features/applicant-requests/sent/SentRequestsPage.tsx')).SentRequestsPage,
  },
  applicants: {
    wide: true,
    startsAtTop: true,
    prepare: prepareSearch,
    load: () =>
      searchPage(
        async () => (await import('#features/search/profiles/ApplicantSearchPage.tsx')).ApplicantSearchPage,
      ),
  },
  applicantProfiles: {
    wide: true,
    startsAtTop: true,
    prepare: prepareSearch,
    load: () =>
      searchPage(
        async () =>
          (await import('#features/search/profiles/ApplicationSearchPage.tsx')).ApplicationSearchPage,
      ),
  },
  applicant: {
    load: async () => (await import('#features/applicants/ApplicantPage.tsx')).ApplicantPage,
  },
  application: {
    load: async () => (await import('#features/applications/ApplicationPage.tsx')).ApplicationPage,
  },
  applicantSavedSearch: {
    load: async () =>
      (await import('#features/saved-searches/ApplicantSavedSearchPage.tsx')).ApplicantSavedSearchPage,
  },
  applicantSavedSearches: {
    startsAtTop: true,
    load: async () =>
      (await import('#features/saved-searches/ApplicantSavedSearchesPage.tsx')).ApplicantSavedSearchesPage,
  },
  companyProfile: {
    load: async () => (await import('#features/companies/CompanyProfilePage.tsx')).CompanyProfilePage,
  },
  receivedApplications: {
    wide: true,
    load: async () => (await import('#features/applications/lists/received/ReceivedPage.tsx')).ReceivedPage,
    prepare: prepareReceived,
  },
  ownOffers: {
    wide: true,
    load: async () => (await import('#features/own-offers/OwnOffersPage.tsx')).OwnOffersPage,
  },
  ownOffer: {
    load: async () => (await import('#features/own-offers/editor/OfferEditorPage.tsx')).OfferEditorPage,
  },
  deleteOffer: {
    load: async () => (await import('#features/own-offers/delete/DeleteOfferPage.tsx')).DeleteOfferPage,
  },
  backendCompanies: {
    wide: true,
    load: async () => (await import('#features/backend/CompaniesPage.tsx')).CompaniesPage,
  },
  messageReports: {
    load: async () => (await import('#features/backend/reports/MessageReportsPage.tsx')).MessageReportsPage,
  },
}

const faqPages = () => import('#features/pages/faq/FaqPage.tsx')
const faqQuestionPages = () => import('#features/pages/faq/FaqQuestionPage.tsx')
const staticPages = () => import('#features/pages/StaticPage.tsx')

/** Searches know nothing of saved searches; here the two come together. */
async function searchPage(load: ScreenRoute['load']): Promise<ComponentType> {
  const [page, { withSavedSearches }] = await Promise.all([
    load(),
    import('#features/saved-searches/withSavedSearches.tsx'),
  ])
  return withSavedSearches(page)
}

async function prepareSearch(queries: QueryClient, locale: Locale): Promise<void> {
  await Promise.all([
    import('#features/search/prepare-search.ts').then(({ prepareSearch }) => prepareSearch(queries, locale)),
    import('#features/saved-searches/prepare-saved-searches.ts').then(({ prepareSavedSearches }) =>
      prepareSavedSearches(queries),
    ),
  ])
}

/** Asked for while the board's code loads; the board stands there as a skeleton until it comes. */
async function prepareReceived(queries: QueryClient, locale: Locale): Promise<void> {
  const { applicationsQuery } = await import('#features/applications/queries.ts')
  void queries.prefetchInfiniteQuery(applicationsQuery('received', locale))
}
