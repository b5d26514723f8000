import { type Access, everyone, only, signedIn, signedInOrPublicSearch } from './endpoint.ts'

const applicant = only('applicant')
const company = only('company')
const companyEditor = only('company', 'company-profile-edit')
const applicantOrAdmin = { types: ['applicant', 'admin'] } as const
const companyOrAdmin = { types: ['company', 'admin'] } as const

/** The anchors of the account's sections, in their order on the screen. */
export const accountSections = [
  'daten',
  'anmeldung',
  'sicherheit',
  'sprache',
  'mitteilungen',
  'kalender',
  'geraete',
  'laufzeit',
  'team',
  'eigene-daten',
  'loeschen',
] as const

/** The lists of bookmarks as the address names them. */
export const bookmarkSlugs = {
  all: 'alle',
  offer: 'angebote',
  company: 'unternehmen',
  applicant: 'bewerber',
  application: 'bewerbungen',
} as const

/** What mails and calendars lead to on the screen of an application. */
export const applicationSections = ['gespraech'] as const
const ownApplicationSections = [...applicationSections, 'unterlagen'] as const

/** How applicants and companies come together. */
const homeSections = ['so'] as const

/** The anchors of a company's profile; the offers where they are edited within it. */
export const companyProfileSections = [
  'texte',
  'angaben',
  'anschrift',
  'kontakt',
  'bilder',
  'dateien',
  'angebote',
] as const

/** The anchors of a profile's editor, in their order. */
export const profileSections = [
  'person',
  'studienwunsch',
  'schule',
  'werdegang',
  'sprachen',
  'kenntnisse',
  'mathe',
  'unterlagen',
  'ueber-mich',
  'sichtbarkeit',
] as const

/** A column of the watch list for each category. */
export const bookmarkSections = ['spalte-positive', 'spalte-neutral', 'spalte-negative'] as const

/** The groups of the settings, in their order. */
export const settingSections = [
  'bewerbende',
  'unternehmen',
  'ohne-anmeldung',
  'konten',
  'kontakt',
  'seiten',
  'statistik',
] as const

/** Stands for the id of an own offer that has none yet: `/unternehmensprofil/angebot/erstellen`. */
export const newOfferId = 'erstellen'

/** Stands for the id of a profile that is not begun: `/bewerbungsprofil/neu`. */
export const newProfileId = 'neu'

/**
 * Every screen of the web client: its path, who may open it, and the key of its title's text. The routes with their
 * guard, the menus, links on pages and in mails, and the tests follow from this list; `paths` builds the addresses.
 * Paths are German; English is the same below /en. A `secret` of a mail's link stands behind `#`, as `#token=…`, so that
 * no server and no log sees it; in the path it is understood too.
 */
export const screens = {
  // Everyone
  home: { ...screen('/', everyone, 'home:title'), sections: homeSections },
  register: screen('/registrierung/:type?', everyone, 'accounts:register.title'),
  registerByKey: {
    ...screen('/registrierung/unternehmen/:key', everyone, 'accounts:register.title'),
    // Without its key the path would be the registration of a company.
    secret: { name: 'key', path: '/registrierung/unternehmen/einladung' },
  },
  verifyRegistration: {
    ...screen('/registrierung-verifikation/:token?', everyone, 'accounts:verify.title'),
    secret: { name: 'token', path: '/registrierung-verifikation' },
  },
  signupConfirmed: screen('/signup-confirmed', everyone, 'accounts:confirmed.applicant.title'),
  accountDeleted: screen('/account-geloescht/:accountType?', everyone, 'privacy:deleted.title.general'),
  requestPassword: screen('/passwort-vergessen', everyone, 'signIn:forgotten.title'),
  passwordRequested: screen('/passwort-vergessen/email', everyone, 'signIn:requested.title'),
  newPassword: {
    ...screen('/passwort-vergessen/erneuern/:token?', everyone, 'signIn:newPassword.title'),
    secret: { name: 'token', path: '/passwort-vergessen/erneuern' },
  },
  passwordRenewed: screen('/passwort-vergessen/erfolgreich', everyone, 'signIn:renewed.title'),
  unsubscribe: {
    ...screen('/suchauftrag-abbestellen/:token?', everyone, 'savedSearches:unsubscribe.title'),
    secret: { name: 'token', path: '/suchauftrag-abbestellen' },
  },
  eligibility: screen('/zugang', everyone, 'eligibility:title'),
  faq: screen('/faq', everyone, 'pages:faq.title.applicant'),
  faqQuestion: screen('/faq/thema/:questionId', everyone, 'pages:faq.title.applicant'),
  companyFaq: screen('/faq-unternehmen', everyone, 'pages:faq.title.company'),
  companyFaqQuestion: screen('/faq-unternehmen/thema/:questionId', everyone, 'pages:faq.title.company'),
  contactUs: screen('/kontakt', everyone, 'pages:contact.title'),
  contactLocation: screen('/kontakt/standort/:locationId', everyone, 'pages:contact.title'),
  contactSupport: screen('/kontakt/support/:contactId', everyone, 'pages:contact.title'),
  imprint: screen('/impressum', everyone, 'common:footer.imprint'),
  privacy: screen('/datenschutz', everyone, 'common:footer.privacy'),
  terms: screen('/nutzungsbedingungen', everyone, 'common:footer.terms'),
  accessibility: screen('/barrierefreiheit', everyone, 'common:footer.accessibility'),

  // Everyone who is signed in
  account: { ...screen('/account', signedIn, 'account:title'), sections: accountSections },
  deleteAccount: screen('/account/loeschen', signedIn, 'privacy:title'),
  dashboard: screen('/dashboard', signedIn, 'dashboard:title'),
  messages: screen('/nachrichten/:threadId?', signedIn, 'messaging:title'),
  offers: screen('/praktikums-boerse', signedInOrPublicSearch, 'offerSearch:title'),
  offer: screen('/unternehmen/angebot/:offerId?', signedInOrPublicSearch, 'offers:title'),
  companySavedSearches: screen('/unternehmen/suche/:searchId?', signedIn, 'savedSearches:list.title'),
  company: screen('/unternehmen/profil/:companyId', signedInOrPublicSearch, 'companies:company.title'),
  contact: screen('/unternehmen/profil/:companyId/contacts/:contactId', signedIn, 'contacts:person.one'),
  companyPersons: screen('/unternehmensprofil/:companyId/kontakte', signedIn, 'contacts:person.title'),
  bookmarks: {
    ...screen('/favoriten/:type?/:page?', signedIn, 'bookmarks:title'),
    sections: bookmarkSections,
  },
  supportContacts: screen('/dhbw-kontakte', signedIn, 'contacts:support.title'),

  // Applicants and admins
  companies: screen('/unternehmenssuche', applicantOrAdmin, 'companySearch:title'),
  companyContacts: screen('/unternehmenskontakte', applicantOrAdmin, 'contacts:company.title'),

  // Applicants
  onboarding: screen('/onboarding', applicant, 'onboarding:title'),
  ownProfile: {
    ...screen('/bewerbungsprofil/:applicationId?', applicant, 'applications:editor.title'),
    sections: profileSections,
  },
  deleteProfile: screen(
    '/bewerbungsprofil/:recordId/loeschen',
    applicantOrAdmin,
    'applications:own.delete.pageTitle',
  ),
  template: screen('/bewerbungen/vorlage', applicant, 'applications:own.template.title'),
  ownApplications: screen('/bewerbungsprofile', applicant, 'applications:own.title'),
  ownApplication: {
    ...screen('/bewerbungsprofile/:applicationId', applicant, 'applications:own.one'),
    sections: ownApplicationSections,
  },
  applicantRequests: screen('/anfragen', applicant, 'applicantRequests:own.title'),
  apply: screen('/bewerben/:recordId?', applicant, 'applications:apply.pageTitle'),
  applyToCompany: screen('/bewerben/unternehmen/:recordId?', applicant, 'applications:own.initiative'),
  applyToCompanies: screen('/bewerben/initiativbewerbung', applicant, 'applications:initiative.title'),

  mathsTest: screen('/mathetest', applicant, 'maths:test.title'),
  mathsResult: screen('/mathetest/ergebnis', applicant, 'maths:result.title'),
  mathsPractice: screen('/studienvorbereitung/ueben', applicant, 'maths:practice.title'),
  studyPreparation: screen('/studienvorbereitung', applicant, 'maths:plan.title'),

  // Companies and admins
  mathsDistribution: screen('/bewerber/mathe', companyOrAdmin, 'maths:distribution.title'),
  applicants: screen('/bewerber', companyOrAdmin, 'applicantSearch:title'),
  applicantProfiles: screen('/bewerber/profile', companyOrAdmin, 'applicantSearch:title'),
  applicant: screen('/bewerber/profil/:applicantId', companyOrAdmin, 'applicants:title'),
  application: {
    ...screen('/bewerbungen/:applicationId', companyOrAdmin, 'applications:record.title'),
    sections: applicationSections,
  },
  applicantSavedSearch: screen('/bewerber/suche/:searchId?', companyOrAdmin, 'savedSearches:list.title'),
  deleteOffer: screen('/unternehmen/angebot/:recordId/loeschen', companyOrAdmin, 'ownOffers:delete.title'),

  // Companies
  applicantSavedSearches: screen('/bewerber/suchauftraege', company, 'savedSearches:list.title'),
  companyProfile: {
    ...screen('/unternehmensprofil', companyEditor, 'companies:profile.title'),
    sections: companyProfileSections,
  },
  receivedApplications: screen(
    '/unternehmensprofil/bewerbungen',
    companyEditor,
    'applications:received.title',
  ),
  sentRequests: screen('/unternehmensprofil/anfragen', companyEditor, 'applicantRequests:sent.title'),
  ownOffers: screen('/unternehmensprofil/angebote', companyEditor, 'ownOffers:list.title'),
  ownOffer: screen('/unternehmensprofil/angebot/:offerId?', companyEditor, 'ownOffers:editor.title'),

  // Admins
  backend: screen('/backend', only('admin', 'backend'), 'overview:title'),
  backendPeople: screen('/backend/konten/:accountId?', only('admin', 'backend'), 'people:title'),
  backendCompanies: screen(
    '/backend/companies/:companyId?',
    only('admin', 'backend'),
    'backend:companies.title',
  ),
  contents: screen('/backend/inhalte/:kind?', only('admin', 'backend'), 'contents:title'),
  content: screen('/backend/inhalte/:kind/:contentId', only('admin', 'backend'), 'contents:title'),
  backendLocations: screen('/backend/standorte/:locationId?', only('admin', 'backend'), 'locations:title'),
  backendChangedTexts: screen('/backend/texte', only('admin', 'backend'), 'changedTexts:title'),
  messageReports: screen('/backend/meldungen', only('admin', 'backend'), 'backend:reports.title'),
  backendSettings: {
    ...screen('/backend/einstellungen', only('admin', 'backend'), 'adminSettings:title'),
    sections: settingSections,
  },
  statistics: screen('/backend/statistik', only('admin', 'backend'), 'statistics:title'),
  backendOperations: screen('/backend/betrieb/:part?', only('admin', 'backend'), 'operations:title'),
  referenceLists: screen('/backend/stammdaten/:list?', only('admin', 'backend'), 'referenceLists:title'),
  backendAudit: screen('/backend/protokoll', only('admin', 'backend'), 'audit:title'),
}

/** What an admin opens on behalf of a company, beside what everybody may: its profile, contacts and offers. */
export const onBehalfScreens: readonly ScreenName[] = [
  'companyProfile',
  'ownOffers',
  'ownOffer',
  'company',
  'offer',
  'contact',
  'companyPersons',
]

export type ScreenName = keyof typeof screens
export type ScreenAccess = Access

function screen<const Path extends string, const Title extends string>(
  path: Path,
  access: Access,
  title: Title,
) {
  return { path, access, title }
}
