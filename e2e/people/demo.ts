import type { Page } from '@playwright/test'

export const demoPassword = 'Tandem-Demo-2026!'

export const demoLogins = {
  applicant: 'lena.demo@example.org',
  company: 'personal.demo@example.org',
  colleague: 'kollege.demo@example.org',
  admin: 'admin.demo@example.org',
} as const

/** For what one admin asks for and another one does. */
export const secondAdmin = 'verwaltung.demo@example.org'

export type DemoRole = keyof typeof demoLogins

/** Signs in over the API and hands the session to the page, for tests that are not about signing in. */
export const signInAs = (page: Page, role: DemoRole): Promise<void> =>
  signInWith(page, demoLogins[role], demoPassword)

export async function signInWith(page: Page, email: string, password: string): Promise<void> {
  const response = await page.request.post('/api/login', { data: { email, password, locale: 'de' } })
  const { auth } = await response.json()
  const profile = await page.request.get('/api/account', {
    headers: { authorization: `Bearer ${auth.token}` },
  })
  const { account } = await profile.json()
  const state = JSON.stringify({ state: { ...auth, account }, version: 0 })
  await page.addInitScript((stored) => {
    if (!sessionStorage.getItem('tandem-session')) sessionStorage.setItem('tandem-session', stored)
  }, state)
}
