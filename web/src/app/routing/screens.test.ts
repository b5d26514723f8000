import { matchScreen } from '@tandem/contract/match-screen'
import { localizePath, paths, savedSearchPath } from '@tandem/contract/paths'
import { screens } from '@tandem/contract/screens'
import { expect, test } from 'vitest'

test('every screen with its path and who may open it', () => {
  const list = Object.entries(screens).map(([name, { path, access }]) => {
    const who =
      access === 'everyone' ? access : [access.types.join(', '), access.permission].filter(Boolean).join(': ')
    return `${name}  ${path}  ${who}`
  })
  expect(list).toMatchInlineSnapshot(`
    [
      "home  /  everyone",
      "register  /registrierung/:type?  everyone",
      "registerByKey  /registrierung/unternehmen/:key  everyone",
      "verifyRegistration  /registrierung-verifikation/:token?  everyone",
      "signupConfirmed  /signup-confirmed  everyone",
      "accountDeleted  /account-geloescht/:accountType?  everyone",
      "requestPassword  /passwort-vergessen  everyone",
      "passwordRequested  /passwort-vergessen/email  everyone",
      "newPassword  /passwort-vergessen/erneuern/:token?  everyone",
      "passwordRenewed  /passwort-vergessen/erfolgreich  everyone",
      "unsubscribe  /suchauftrag-abbestellen/:token?  everyone",
      "eligibility  /zugang  everyone",
      "faq  /faq  everyone",
      "faqQuestion  /faq/thema/:questionId  everyone",
      "companyFaq  /faq-unternehmen  everyone",
      "companyFaqQuestion  /faq-unternehmen/thema/:questionId  everyone",
      "contactUs  /kontakt  everyone",
      "contactLocation  /kontakt/standort/:locationId  everyone",
      "contactSupport  /kontakt/support/:contactId  everyone",
      "imprint  /impressum  everyone",
      "privacy  /datenschutz  everyone",
      "terms  /nutzungsbedingungen  everyone",
      "accessibility  /barrierefreiheit  everyone",
      "account  /account  applicant, company, admin",
      "deleteAccount  /account/loeschen  applicant, company, admin",
      "dashboard  /dashboard  applicant, company, admin",
      "messages  /nachrichten/:threadId?  applicant, company, admin",
      "offers  /praktikums-boerse  applicant, company, admin",
      "offer  /unternehmen/angebot/:offerId?  applicant, company, admin",
      "companySavedSearches  /unternehmen/suche/:searchId?  applicant, company, admin",
      "company  /unternehmen/profil/:companyId  applicant, company, admin",
      "contact  /unternehmen/profil/:companyId/contacts/:contactId  applicant, company, admin",
      "companyPersons  /unternehmensprofil/:companyId/kontakte  applicant, company, admin",
      "bookmarks  /favoriten/:type?/:page?  applicant, company, admin",
      "supportContacts  /dhbw-kontakte  applicant, company, admin",
      "companies  /unternehmenssuche  applicant, admin",
      "companyContacts  /unternehmenskontakte  applicant, admin",
      "onboarding  /onboarding  applicant",
      "ownProfile  /bewerbungsprofil/:applicationId?  applicant",
      "deleteProfile  /bewerbungsprofil/:recordId/loeschen  applicant, admin",
      "template  /bewerbungen/vorlage  applicant",
      "ownApplications  /bewerbungsprofile  applicant",
      "ownApplication  /bewerbungsprofile/:applicationId  applicant",
      "applicantRequests  /anfragen  applicant",
      "apply  /bewerben/:recordId?  applicant",
      "applyToCompany  /bewerben/unternehmen/:recordId?  applicant",
      "applyToCompanies  /bewerben/initiativbewerbung  applicant",
      "mathsTest  /mathetest  applicant",
      "mathsResult  /mathetest/ergebnis  applicant",
      "mathsPractice  /studienvorbereitung/ueben  applicant",
      "studyPreparation  /studienvorbereitung  applicant",
      "mathsDistribution  /bewerber/mathe  company, admin",
      "applicants  /bewerber  company, admin",
      "applicantProfiles  /bewerber/profile  company, admin",
      "applicant  /bewerber/profil/:applicantId  company, admin",
      "application  /bewerbungen/:applicationId  company, admin",
      "applicantSavedSearch  /bewerber/suche/:searchId?  company, admin",
      "deleteOffer  /unternehmen/angebot/:recordId/loeschen  company, admin",
      "applicantSavedSearches  /bewerber/suchauftraege  company",
      "companyProfile  /unternehmensprofil  company: company-profile-edit",
      "receivedApplications  /unternehmensprofil/bewerbungen  company: company-profile-edit",
      "sentRequests  /unternehmensprofil/anfragen  company: company-profile-edit",
      "ownOffers  /unternehmensprofil/angebote  company: company-profile-edit",
      "ownOffer  /unternehmensprofil/angebot/:offerId?  company: company-profile-edit",
      "backend  /backend  admin: backend",
      "backendPeople  /backend/konten/:accountId?  admin: backend",
      "backendCompanies  /backend/companies/:companyId?  admin: backend",
      "contents  /backend/inhalte/:kind?  admin: backend",
      "content  /backend/inhalte/:kind/:contentId  admin: backend",
      "backendLocations  /backend/standorte/:locationId?  admin: backend",
      "backendChangedTexts  /backend/texte  admin: backend",
      "messageReports  /backend/meldungen  admin: backend",
      "backendSettings  /backend/einstellungen  admin: backend",
      "statistics  /backend/statistik  admin: backend",
      "backendOperations  /backend/betrieb/:part?  admin: backend",
      "referenceLists  /backend/stammdaten/:list?  admin: backend",
      "backendAudit  /backend/protokoll  admin: backend",
    ]
  `)
})

test('every address is built from the list', () => {
  expect([
    paths.home(),
    paths.register(),
    paths.register({ type: 'bewerber' }),
    paths.registerByKey({ key: 'k' }),
    paths.offer(),
    paths.offer({ offerId: '7' }),
    paths.offers({ search: { company: '7', text: 'a&b' } }),
    paths.offers({ search: '?text=a%26b' }),
    paths.offers({ search: '' }),
    paths.account({ hash: 'team' }),
    paths.unsubscribe({ token: '//example.org?x' }),
    savedSearchPath({ kind: 'offers', id: '7' }),
    savedSearchPath({ kind: 'applicants', id: '7' }),
  ]).toMatchInlineSnapshot(`
    [
      "/",
      "/registrierung",
      "/registrierung/bewerber",
      "/registrierung/unternehmen/einladung#key=k",
      "/unternehmen/angebot",
      "/unternehmen/angebot/7",
      "/praktikums-boerse?company=7&text=a%26b",
      "/praktikums-boerse?text=a%26b",
      "/praktikums-boerse",
      "/account#team",
      "/suchauftrag-abbestellen#token=%2F%2Fexample.org%3Fx",
      "/unternehmen/suche/7",
      "/bewerber/suche/7",
    ]
  `)
})

test('English is the same below /en', () => {
  expect(localizePath(paths.home(), 'en')).toBe('/en')
  expect(localizePath(paths.offers(), 'en')).toBe('/en/praktikums-boerse')
  expect(localizePath('/en/praktikums-boerse', 'en')).toBe('/en/praktikums-boerse')
  expect(localizePath('/en/praktikums-boerse', 'de')).toBe('/praktikums-boerse')
  expect(localizePath('/entwicklung', 'de')).toBe('/entwicklung')
  expect(localizePath(paths.home({ search: { text: 'Pflege' } }), 'en')).toBe('/en?text=Pflege')
  expect(localizePath('/en?text=Pflege', 'de')).toBe('/?text=Pflege')
  expect(localizePath('/en', 'de')).toBe('/')
})

test.each(Object.entries(screens))('%s is found again by its address', (name, { path }) => {
  const filled = path.replace(/:(\w+)\??/g, 'm-$1')
  const params = Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, key]) => [key, `m-${key}`]))
  expect(matchScreen(filled)).toEqual({ name, locale: 'de', params })
  expect(matchScreen(`${localizePath(filled, 'en')}/`)).toEqual({ name, locale: 'en', params })
  const bare = path.replace(/\/:\w+\?/g, '')
  if (!bare.includes(':')) expect(matchScreen(bare)?.params).toEqual({})
})

test('an address that no screen has, and one that cannot be read', () => {
  expect(matchScreen('/entwicklung')).toBeNull()
  expect(matchScreen('/faq/thema/a/b')).toBeNull()
  expect(matchScreen('/faq/thema/%C3%A4')?.params).toEqual({ questionId: 'ä' })
  expect(matchScreen('/faq/thema/%ff')?.params).toEqual({ questionId: '%ff' })
})
