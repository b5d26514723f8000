import type { Locale } from '@tandem/contract/common'
import type { AccountType, Permission } from '@tandem/contract/endpoint'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { HomePage } from '#features/pages/HomePage.tsx'
import type { TextPart } from '#lib/i18n/i18n.ts'

/** Who may open a screen: everyone, or signed-in people of these types, where given only with a permission. */
export type ScreenAccess = 'public' | { types: readonly AccountType[]; permission?: Permission }

export type Screen = {
  /** German; English is the same below /en. */
  path: string
  access: ScreenAccess
  /** Where a public screen says what stands behind the login too. */
  texts?: TextPart
  load: () => Promise<ComponentType>
  /** Asks, while the screen's code loads, for what would move the rest if it came later. */
  prepare?: (queries: QueryClient, locale: Locale) => Promise<void>
  /** Opens at the top, also on the way back (specification, section 2). */
  startsAtTop?: boolean
  /** Uses the wide container: boards, tables, messages. */
  wide?: boolean
}

const signedIn: ScreenAccess = { types: ['applicant', 'company', 'admin'] }
const applicant: ScreenAccess = { types: ['applicant'] }
const applicantOrAdmin: ScreenAccess = { types: ['applicant', 'admin'] }
const companyOrAdmin: ScreenAccess = { types: ['company', 'admin'] }
const companyEditor: ScreenAccess = { types: ['company'], permission: 'company-profile-edit' }

/** The specification's route table; a screen is added with its feature. */
export const screens: readonly Screen[] = [
  // Public
  // Comes with the start, and with it all that it is made of: nobody waits for a second round.
  { path: '/', access: 'public', load: async () => HomePage },
  {
    path: '/registrierung/:type?',
    access: 'public',
    load: async () => (await import('#features/accounts/registration/RegisterPage.tsx')).RegisterPage,
  },
  {
    path: '/registrierung/unternehmen/:key',
    access: 'public',
    load: async () =>
      (await import('#features/accounts/registration/RegisterByKeyPage.tsx')).RegisterByKeyPage,
  },
  {
    path: '/registrierung-verifikation/:token?',
    access: 'public',
    load: async () => (await import('#features/accounts/confirmation/VerifyPage.tsx')).VerifyPage,
  },
  {
    path: '/signup-confirmed',
    access: 'public',
    load: async () =>
      (await import('#features/accounts/confirmation/SignupConfirmedPage.tsx')).SignupConfirmedPage,
  },
  {
    path: '/account-geloescht/:accountType?',
    access: 'public',
    load: async () => (await import('#features/privacy/deletion/AccountDeletedPage.tsx')).AccountDeletedPage,
  },
  {
    path: '/passwort-vergessen',
    access: 'public',
    load: async () =>
      (await import('#features/sign-in/password/PasswordRequestPage.tsx')).PasswordRequestPage,
  },
  {
    path: '/passwort-vergessen/email',
    access: 'public',
    load: async () =>
      (await import('#features/sign-in/password/PasswordRequestedPage.tsx')).PasswordRequestedPage,
  },
  {
    path: '/passwort-vergessen/erneuern/:token?',
    access: 'public',
    load: async () => (await import('#features/sign-in/password/NewPasswordPage.tsx')).NewPasswordPage,
  },
  {
    path: '/passwort-vergessen/erfolgreich',
    access: 'public',
    load: async () =>
      (await import('#features/sign-in/password/PasswordRenewedPage.tsx')).PasswordRenewedPage,
  },
  {
    path: '/suchauftrag-abbestellen/:token',
    access: 'public',
    texts: 'inside',
    load: async () =>
      (await import('#features/saved-searches/unsubscribe/UnsubscribePage.tsx')).UnsubscribePage,
  },
  { path: '/impressum', access: 'public', load: async () => (await staticPages()).ImprintPage },
  { path: '/datenschutz', access: 'public', load: async () => (await staticPages()).PrivacyPage },
  { path: '/nutzungsbedingungen', access: 'public', load: async () => (await staticPages()).TermsPage },
  { path: '/barrierefreiheit', access: 'public', load: async () => (await staticPages()).AccessibilityPage },

  // Any signed-in role
  {
    path: '/account',
    access: signedIn,
    load: async () => (await import('#features/accounts/account/AccountPage.tsx')).AccountPage,
  },
  {
    path: '/account/loeschen',
    access: signedIn,
    load: async () => (await import('#features/privacy/deletion/DeleteAccountPage.tsx')).DeleteAccountPage,
  },
  {
    path: '/dashboard',
    access: signedIn,
    load: async () => (await import('#features/dashboard/DashboardPage.tsx')).DashboardPage,
  },
  {
    path: '/nachrichten/:threadId?',
    access: signedIn,
    wide: true,
    load: async () => (await import('#features/messaging/MessagesPage.tsx')).MessagesPage,
  },
  {
    path: '/praktikums-boerse',
    access: signedIn,
    prepare: prepareSearch,
    load: () =>
      searchPage(async () => (await import('#features/search/offers/OfferSearchPage.tsx')).OfferSearchPage),
  },
  {
    path: '/unternehmen/angebot/:offerId?',
    access: signedIn,
    load: async () => (await import('#features/offers/OfferPage.tsx')).OfferPage,
  },
  {
    path: '/unternehmen/suche/:searchId?',
    access: signedIn,
    load: async () =>
      (await import('#features/saved-searches/CompanySavedSearchesPage.tsx')).CompanyPatternsPage,
  },
  {
    path: '/dhbw-kontakte',
    access: signedIn,
    load: async () => (await import('#features/contacts/SupportContactsPage.tsx')).SupportContactsPage,
  },

  // Applicant and admin
  {
    path: '/unternehmenssuche',
    access: applicantOrAdmin,
    startsAtTop: true,
    prepare: prepareSearch,
    load: () =>
      searchPage(
        async () => (await import('#features/search/companies/CompanySearchPage.tsx')).CompanySearchPage,
      ),
  },
  {
    path: '/unternehmenskontakte',
    access: applicantOrAdmin,
    load: async () => (await import('#features/contacts/CompanyContactsPage.tsx')).CompanyContactsPage,
  },

  // Applicant
  {
    path: '/bewerbungsprofil/:applicationId?',
    access: applicant,
    load: async () => (await import('#features/applications/ProfileEditorPage.tsx')).ProfileEditorPage,
  },
  {
    path: '/bewerben/:recordId?',
    access: applicant,
    load: async () => (await import('#features/applications/ApplyPage.tsx')).ApplyPage,
  },
  {
    path: '/bewerbungsprofile',
    access: applicant,
    load: async () => (await import('#features/applications/OwnApplicationsPage.tsx')).OwnApplicationsPage,
  },

  // Company and admin
  {
    path: '/bewerber',
    access: companyOrAdmin,
    wide: true,
    startsAtTop: true,
    prepare: prepareSearch,
    load: () =>
      searchPage(
        async () => (await import('#features/search/profiles/ApplicantSearchPage.tsx')).ApplicantSearchPage,
      ),
  },
  {
    path: '/bewerber/profile',
    access: companyOrAdmin,
    wide: true,
    startsAtTop: true,
    prepare: prepareSearch,
    load: () =>
      searchPage(
        async () =>
          (await import('#features/search/profiles/ApplicationSearchPage.tsx')).ApplicationSearchPage,
      ),
  },
  {
    path: '/bewerbungen/:applicationId',
    access: companyOrAdmin,
    load: async () => (await import('#features/applications/ApplicationPage.tsx')).ApplicationPage,
  },

  {
    path: '/bewerber/suche/:searchId?',
    access: companyOrAdmin,
    load: async () =>
      (await import('#features/saved-searches/ApplicantSavedSearchPage.tsx')).ApplicantPatternPage,
  },

  // Company
  {
    path: '/bewerber/suchauftraege',
    access: { types: ['company'] },
    startsAtTop: true,
    load: async () =>
      (await import('#features/saved-searches/ApplicantSavedSearchesPage.tsx')).ApplicantPatternsPage,
  },

  // Company with the permission to edit its profile
  {
    path: '/unternehmensprofil/bewerbungen',
    access: companyEditor,
    wide: true,
    load: async () => (await import('#features/applications/ReceivedPage.tsx')).ReceivedPage,
  },
]

const staticPages = () => import('#features/pages/StaticPage.tsx')

/** Searches know nothing of saved searches; here the two come together. */
async function searchPage(load: Screen['load']): Promise<ComponentType> {
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
