import type { Locale } from '@tandem/contract/common'
import type { ScreenName } from '@tandem/contract/screens'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { ScreenRoute } from './screen-route.ts'

/** The screens behind the login, and those that the university may open to visitors. */
export const insideRoutes = {
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
    isRead: true,
    load: async () => (await import('./OfferScreen.tsx')).OfferScreen,
  },
  companySavedSearches: {
    load: async () =>
      (await import('#features/saved-searches/CompanySavedSearchesPage.tsx')).CompanySavedSearchesPage,
  },
  company: {
    isRead: true,
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
  mathsTest: {
    focused: true,
    load: async () => (await import('#features/maths/placement/PlacementPage.tsx')).PlacementPage,
  },
  mathsResult: {
    load: async () => (await import('#features/maths/placement/ResultPage.tsx')).ResultPage,
  },
  mathsPractice: {
    load: async () => (await import('#features/maths/practice/PracticePage.tsx')).PracticePage,
  },
  studyPreparation: {
    load: async () => (await import('#features/maths/preparation/PreparationPage.tsx')).PreparationPage,
  },
  mathsDistribution: {
    load: async () => (await import('#features/maths/DistributionPage.tsx')).DistributionPage,
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
    wide: true,
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
    wide: true,
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
  backend: backendScreen(
    async () => (await import('#features/backend/overview/OverviewPage.tsx')).OverviewPage,
  ),
  backendCompanies: backendScreen(
    async () => (await import('#features/backend/companies/CompaniesPage.tsx')).CompaniesPage,
  ),
  backendPeople: backendScreen(
    async () => (await import('#features/backend/people/PeoplePage.tsx')).PeoplePage,
  ),
  contents: backendScreen(
    async () => (await import('#features/backend/contents/list/ContentsPage.tsx')).ContentsPage,
  ),
  content: backendScreen(
    async () => (await import('#features/backend/contents/ContentPage.tsx')).ContentPage,
  ),
  backendLocations: backendScreen(
    async () => (await import('#features/backend/contents/locations/LocationsPage.tsx')).LocationsPage,
  ),
  backendChangedTexts: backendScreen(
    async () =>
      (await import('#features/backend/moderation/changed-texts/ChangedTextsPage.tsx')).ChangedTextsPage,
  ),
  messageReports: backendScreen(
    async () =>
      (await import('#features/backend/moderation/reports/MessageReportsPage.tsx')).MessageReportsPage,
  ),
  backendSettings: backendScreen(
    async () => (await import('#features/backend/settings/SettingsPage.tsx')).SettingsPage,
  ),
  statistics: backendScreen(
    async () => (await import('#features/statistics/StatisticsPage.tsx')).StatisticsPage,
  ),
  backendOperations: backendScreen(
    async () => (await import('#features/backend/operations/OperationsPage.tsx')).OperationsPage,
  ),
  referenceLists: backendScreen(
    async () => (await import('#features/backend/reference/ReferencePage.tsx')).ReferencePage,
  ),
  backendAudit: backendScreen(async () => (await import('#features/backend/audit/AuditPage.tsx')).AuditPage),
} satisfies Partial<Record<ScreenName, ScreenRoute>>

/** Within the frame of the back office, with its words: neither is loaded by anybody but admins. */
function backendScreen(load: ScreenRoute['load']): ScreenRoute {
  return {
    wide: true,
    texts: 'backend',
    load: async () => {
      const [screen, { withBackendFrame }] = await Promise.all([
        load(),
        import('#features/backend/frame/withBackendFrame.tsx'),
      ])
      return withBackendFrame(screen)
    },
  }
}

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
