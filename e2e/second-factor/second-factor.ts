import type { Locator, Page } from '@playwright/test'
import { paths } from '@tandem/contract/paths'
import { TOTP } from 'otpauth'
import { openLogin } from '../journey/register.ts'
import { signInWith } from '../people/demo.ts'
import type { Person } from '../people/people.ts'
import { expect } from '../test.ts'
import { at, type Locale, words } from '../words.ts'

/** A device with a fingerprint reader that always agrees. */
export async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    /** Whether the person agrees. */
    agree: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

/** The section of the account page. */
export async function openSecurity(page: Page, person: Person, locale: Locale = 'de'): Promise<Locator> {
  await signInWith(page, person.email, person.password)
  await page.goto(at(locale, paths.account({ hash: 'sicherheit' })))
  const section = page.getByRole('region', { name: words(locale).security.title })
  await expect(section.getByRole('heading', { level: 3 }).first()).toBeVisible()
  return section
}

export async function addPasskey(page: Page, section: Locator, password: string): Promise<void> {
  const t = words('de').security
  await section.getByRole('button', { name: t.passkeys.add }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t.password.label, { exact: true }).fill(password)
  await dialog.getByRole('button', { name: t.passkeys.addSubmit }).click()
}

/** As far as the code to scan. Answers the app that has scanned it. */
export async function scanCode(page: Page, section: Locator, password: string): Promise<TOTP> {
  const t = words('de').security
  await section.getByRole('button', { name: t.totp.setUp }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t.password.label, { exact: true }).fill(password)
  await dialog.getByRole('button', { name: t.totp.goOn }).click()
  await expect(dialog.getByRole('img', { name: t.totp.qr })).toBeVisible()
  const secret = (await dialog.getByRole('code').textContent()) ?? ''
  return new TOTP({ secret: secret.replaceAll(' ', '') })
}

/** Scans, confirms, and answers app and recovery codes, which were said to be kept. */
export async function setUpApp(page: Page, section: Locator, password: string) {
  const t = words('de').security
  const app = await scanCode(page, section, password)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t.totp.code).fill(app.generate())
  await dialog.getByRole('button', { name: t.totp.confirm }).click()
  const codes = await readCodes(dialog)
  await dialog.getByRole('button', { name: t.recovery.kept }).click()
  await expect(dialog).toBeHidden()
  return { app, codes }
}

export async function readCodes(dialog: Locator): Promise<string[]> {
  const list = dialog.getByRole('list', { name: words('de').security.recovery.title })
  await expect(list.getByRole('listitem')).toHaveCount(10)
  return list.getByRole('listitem').allTextContents()
}

/** Signs out, and in again as far as the second step. */
export async function askForSecondStep(page: Page, person: Person): Promise<Locator> {
  await signOut(page)
  const t = words('de').signIn.login
  const form = await openLogin(page, 'de')
  await form.getByLabel(t.email).fill(person.email)
  await form.getByLabel(t.password, { exact: true }).fill(person.password)
  await form.getByRole('button', { name: t.submit, exact: true }).click()
  await expect(form.getByLabel(t.code)).toBeVisible()
  return form
}

export async function signOut(page: Page): Promise<void> {
  const t = words('de').common
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(t.userMenu) })
    .click()
  await page.getByRole('button', { name: t.nav.logout }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: t.nav.login })).toBeVisible()
}
