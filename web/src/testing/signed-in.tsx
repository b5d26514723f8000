import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { currentToken } from '#lib/session/session-store.ts'
import { applicant, expectComplaint, openApp, signIn, words } from './open.tsx'

const t = words.de.common
/** A page behind the login that asks for nothing else. */
export const quietPage = '/account/loeschen'
const heading = page.getByRole('heading', { level: 1 })

export async function openSignedIn() {
  signIn(applicant())
  const screen = await openApp(quietPage)
  await expect.element(heading).toBeVisible()
  return screen
}

export async function signOut(): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(t.userMenu) })
    .click()
  await page.getByRole('button', { name: t.nav.logout }).click()
}

export async function expectToStay(): Promise<void> {
  await expect.element(heading).toBeVisible()
  expect(location.pathname).toBe(quietPage)
  expect(currentToken()).not.toBeNull()
  expectComplaint(/could not be refreshed/)
}

export const becomeVisible = () => document.dispatchEvent(new Event('visibilitychange'))
