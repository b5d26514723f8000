import type { APIRequestContext } from '@playwright/test'
import { type DemoRole, demoLogins, demoPassword } from './demo.ts'

export type ScreenUnderTest = { path: string; role: DemoRole | 'visitor' }

/** Every screen, as the person who uses it. Ids in braces are looked up in the demo world. */
export const screens: ScreenUnderTest[] = [
  { path: '/', role: 'visitor' },
  { path: '/registrierung', role: 'visitor' },
  { path: '/registrierung/bewerber', role: 'visitor' },
  { path: '/registrierung/unternehmen', role: 'visitor' },
  { path: '/registrierung/unternehmen/abc', role: 'visitor' },
  { path: '/registrierung-verifikation/abc', role: 'visitor' },
  { path: '/signup-confirmed', role: 'visitor' },
  { path: '/passwort-vergessen', role: 'visitor' },
  { path: '/passwort-vergessen/email', role: 'visitor' },
  { path: '/passwort-vergessen/erneuern', role: 'visitor' },
  { path: '/passwort-vergessen/erneuern/abc', role: 'visitor' },
  { path: '/passwort-vergessen/erfolgreich', role: 'visitor' },
  { path: '/account-geloescht/unternehmen', role: 'visitor' },
  { path: '/suchauftrag-abbestellen/abc', role: 'visitor' },
  { path: '/impressum', role: 'visitor' },
  { path: '/datenschutz', role: 'visitor' },
  { path: '/nutzungsbedingungen', role: 'visitor' },
  { path: '/barrierefreiheit', role: 'visitor' },
  { path: '/gibt-es-nicht', role: 'visitor' },
  { path: '/', role: 'applicant' },
  { path: '/dashboard', role: 'applicant' },
  { path: '/praktikums-boerse', role: 'applicant' },
  { path: '/praktikums-boerse?view=map', role: 'applicant' },
  { path: '/unternehmen/angebot/{offer}', role: 'applicant' },
  { path: '/bewerben/{offer}', role: 'applicant' },
  { path: '/bewerbungsprofil', role: 'applicant' },
  { path: '/bewerbungsprofile', role: 'applicant' },
  { path: '/unternehmenssuche', role: 'applicant' },
  { path: '/unternehmenssuche?view=map', role: 'applicant' },
  { path: '/unternehmenskontakte', role: 'applicant' },
  { path: '/dhbw-kontakte', role: 'applicant' },
  { path: '/account', role: 'applicant' },
  { path: '/account/loeschen', role: 'applicant' },
  { path: '/nachrichten', role: 'applicant' },
  { path: '/nachrichten/{thread}', role: 'applicant' },
  { path: '/unternehmen/suche', role: 'applicant' },
  { path: '/unternehmen/suche/{pattern}', role: 'applicant' },
  { path: '/dashboard', role: 'company' },
  { path: '/unternehmensprofil/bewerbungen', role: 'company' },
  { path: '/bewerbungen/{received}', role: 'company' },
  { path: '/bewerber', role: 'company' },
  { path: '/bewerber/profile', role: 'company' },
  { path: '/nachrichten', role: 'company' },
  { path: '/dhbw-kontakte', role: 'company' },
  { path: '/account', role: 'company' },
  { path: '/bewerber/suchauftraege', role: 'company' },
  { path: '/bewerber/suche/{pattern}', role: 'company' },
  { path: '/unternehmen/suche', role: 'company' },
  { path: '/dashboard', role: 'colleague' },
  { path: '/account', role: 'colleague' },
  { path: '/dashboard', role: 'admin' },
  { path: '/account', role: 'admin' },
  { path: '/bewerber/profile', role: 'admin' },
  { path: '/praktikums-boerse', role: 'admin' },
  { path: '/bewerber/suche', role: 'admin' },
  { path: '/unternehmenssuche', role: 'admin' },
  { path: '/unternehmenskontakte', role: 'admin' },
  { path: '/dhbw-kontakte', role: 'admin' },
]

/** Fills in the ids: the applicant's newest open offer and thread, the company's first received application. */
export async function resolvePath(
  request: APIRequestContext,
  { path, role }: ScreenUnderTest,
): Promise<string> {
  if (!path.includes('{') || role === 'visitor') return path
  const login = await request.post('/api/login', {
    data: { email: demoLogins[role], password: demoPassword, locale: 'de' },
  })
  const headers = { authorization: `Bearer ${(await login.json()).auth.token}` }
  const read = async (url: string) => (await request.get(url, { headers })).json()
  if (path.includes('{offer}')) {
    const { member } = await read('/api/offers?perPage=100')
    const open = member.find(
      (offer: { application: unknown; freePlaces: number }) => !offer.application && offer.freePlaces > 0,
    )
    return path.replace('{offer}', open.id)
  }
  if (path.includes('{pattern}')) {
    const sought = role === 'company' ? 'applicant' : 'company'
    return path.replace('{pattern}', (await read(`/api/${sought}-search/pattern`)).member[0].id)
  }
  if (path.includes('{thread}')) {
    return path.replace('{thread}', (await read('/api/messaging/threads')).threads[0].id)
  }
  return path.replace('{received}', (await read('/api/applications?scope=received')).member[0].id)
}
