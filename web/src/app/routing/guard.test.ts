import type { Account } from '@tandem/contract/accounts'
import { screens } from '@tandem/contract/screens'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { startI18n } from '#lib/i18n/i18n.ts'
import { useNotifications } from '#lib/notifications.ts'
import { clearSession, useSessionStore } from '#lib/session/session-store.ts'
import { guard } from './guard.ts'

type Role = 'visitor' | 'applicant' | 'company' | 'colleague' | 'admin'
const roles: Role[] = ['visitor', 'applicant', 'company', 'colleague', 'admin']

/** The specification's table of who may open what; a company's colleague has no permissions. */
const everyone = roles
const signedIn: Role[] = ['applicant', 'company', 'colleague', 'admin']
const applicants: Role[] = ['applicant']
const applicantsAndAdmins: Role[] = ['applicant', 'admin']
const companiesAndAdmins: Role[] = ['company', 'colleague', 'admin']
const open: Record<string, Role[]> = {
  '/': everyone,
  '/registrierung/:type?': everyone,
  '/registrierung/unternehmen/:key': everyone,
  '/registrierung-verifikation/:token?': everyone,
  '/signup-confirmed': everyone,
  '/account-geloescht/:accountType?': everyone,
  '/passwort-vergessen': everyone,
  '/passwort-vergessen/email': everyone,
  '/passwort-vergessen/erneuern/:token?': everyone,
  '/passwort-vergessen/erfolgreich': everyone,
  '/suchauftrag-abbestellen/:token?': everyone,
  '/impressum': everyone,
  '/datenschutz': everyone,
  '/nutzungsbedingungen': everyone,
  '/barrierefreiheit': everyone,
  '/account': signedIn,
  '/account/loeschen': signedIn,
  '/dashboard': signedIn,
  '/nachrichten/:threadId?': signedIn,
  '/praktikums-boerse': signedIn,
  '/unternehmen/angebot/:offerId?': signedIn,
  '/unternehmen/suche/:searchId?': signedIn,
  '/dhbw-kontakte': signedIn,
  '/unternehmenssuche': applicantsAndAdmins,
  '/unternehmenskontakte': applicantsAndAdmins,
  '/bewerbungsprofil/:applicationId?': applicants,
  '/bewerben/:recordId?': applicants,
  '/bewerbungsprofile': applicants,
  '/bewerber': companiesAndAdmins,
  '/bewerber/profile': companiesAndAdmins,
  '/bewerbungen/:applicationId': companiesAndAdmins,
  '/bewerber/suche/:searchId?': companiesAndAdmins,
  '/bewerber/suchauftraege': ['company', 'colleague'],
  '/unternehmensprofil/bewerbungen': ['company'],
}

beforeAll(() => startI18n('de', async () => ({})))
beforeEach(() => useNotifications.setState({ items: [] }))

test('the table names every screen', () => {
  expect(Object.keys(open).sort()).toEqual(
    Object.values(screens)
      .map(({ path }) => path)
      .sort(),
  )
})

test.for(roles)(
  '%s: the own screens open, the others lead home; a visitor is told to sign in',
  async (role) => {
    enter(role)
    for (const { path, access } of Object.values(screens)) {
      useNotifications.setState({ items: [] })
      const led = await guard(access, new Request(`http://localhost/en${path}`)).catch((redirect) => redirect)
      const isOpen = open[path]?.includes(role)
      expect(led instanceof Response ? led.headers.get('location') : led, path).toBe(isOpen ? null : '/en')
      const told = useNotifications.getState().items.map(({ key }) => key)
      expect(told, path).toEqual(!isOpen && role === 'visitor' ? ['need-to-login'] : [])
    }
  },
)

function enter(role: Role): void {
  clearSession()
  if (role === 'visitor') return
  const type = role === 'colleague' ? 'company' : role
  const holds = role === 'company' ? ['company-profile-edit'] : role === 'admin' ? ['backend'] : []
  const account = { id: role, type, secondFactorMissing: false } as Account
  useSessionStore.setState({ token: 'token', security: btoa(JSON.stringify(holds)), account })
}
