/** Every address of a screen, in German; `useTo` turns it into the current language's. */
export const paths = {
  home: () => '/',
  register: (type?: 'bewerber' | 'unternehmen') => `/registrierung${type ? `/${type}` : ''}`,
  registerByKey: (key: string) => `/registrierung/unternehmen/${key}`,
  verifyRegistration: (token: string) => `/registrierung-verifikation/${token}`,
  signupConfirmed: () => '/signup-confirmed',
  requestPassword: () => '/passwort-vergessen',
  passwordRequested: () => '/passwort-vergessen/email',
  newPassword: (token: string) => `/passwort-vergessen/erneuern/${token}`,
  passwordRenewed: () => '/passwort-vergessen/erfolgreich',
  accountDeleted: (type?: 'bewerber' | 'unternehmen') => `/account-geloescht${type ? `/${type}` : ''}`,
  page: (key: 'imprint' | 'privacy' | 'terms' | 'accessibility') => pageSlugs[key],

  dashboard: () => '/dashboard',
  account: (section?: string) => `/account${section ? `#${section}` : ''}`,
  deleteAccount: () => '/account/loeschen',
  messages: () => '/nachrichten',
  thread: (threadId: string) => `/nachrichten/${threadId}`,

  offers: () => '/praktikums-boerse',
  offersOf: (companyId: string) => `/praktikums-boerse?company=${companyId}`,
  offer: (offerId: string) => `/unternehmen/angebot/${offerId}`,
  apply: (offerId: string) => `/bewerben/${offerId}`,

  /** Saved searches for offers and companies, and for applicants. */
  companyPatterns: () => '/unternehmen/suche',
  applicantPatterns: () => '/bewerber/suchauftraege',
  pattern: ({ kind, id }: { kind: 'offers' | 'companies' | 'applicants'; id: string }) =>
    kind === 'applicants' ? `/bewerber/suche/${id}` : `/unternehmen/suche/${id}`,

  companies: () => '/unternehmenssuche',
  companyContacts: (companyId?: string) => `/unternehmenskontakte${companyId ? `?company=${companyId}` : ''}`,
  supportContacts: () => '/dhbw-kontakte',

  ownProfile: (applicationId?: string) => `/bewerbungsprofil${applicationId ? `/${applicationId}` : ''}`,
  ownApplications: () => '/bewerbungsprofile',

  applicants: () => '/bewerber',
  foundProfiles: () => '/bewerber/profile',
  receivedApplications: () => '/unternehmensprofil/bewerbungen',
  application: (applicationId: string) => `/bewerbungen/${applicationId}`,
} as const

const pageSlugs = {
  imprint: '/impressum',
  privacy: '/datenschutz',
  terms: '/nutzungsbedingungen',
  accessibility: '/barrierefreiheit',
} as const
