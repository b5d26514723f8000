import type { Page } from '@playwright/test'
import { paths } from '@tandem/contract/paths'
import { signInWith } from '../people/demo.ts'
import { linkInMail } from '../people/mails.ts'
import { apiAs, newApplicant, type Person } from '../people/people.ts'
import { anotherDevice, statusFor } from '../sessions/devices.ts'
import { clickTwice, expect, test } from '../test.ts'
import { words } from '../words.ts'

const t = words('de').account
const { signInSections } = words('de')
const common = words('de').common

test('another address waits for its link, can be sent again and taken back', async ({ page }) => {
  const person = await newApplicant(page.request, 'umzug')
  const email = `neu.${person.email}`
  await openAs(page, person)
  const section = page.getByRole('region', { name: t.sections.anmeldung })
  await askForEmail(page, email, person.password)
  await expect(section.getByText(signInSections.email.pending)).toBeVisible()
  await expect(section.getByRole('heading', { name: signInSections.email.title })).toBeFocused()
  const first = await linkInMail(page.request, email, paths.verifyRegistration({ token: '' }))

  await section.getByRole('button', { name: signInSections.email.again }).click()
  await expect(section.getByLabel(signInSections.email.new)).toHaveValue(email)
  await expect(section.getByLabel(signInSections.email.password, { exact: true }).first()).toBeFocused()
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')
  await expect(section.getByRole('form', { name: signInSections.email.change })).toBeHidden()
  await expect
    .poll(() => linkInMail(page.request, email, paths.verifyRegistration({ token: '' })), {
      timeout: 20_000,
    })
    .not.toBe(first)

  let withdrawals = 0
  page.on('request', (request) => {
    if (request.method() === 'DELETE') withdrawals += 1
  })
  await clickTwice(section.getByRole('button', { name: signInSections.email.withdraw }))
  await expect(section.getByText(signInSections.email.pending)).toBeHidden()
  expect(withdrawals).toBe(1)
  await expect(section.getByText(signInSections.email.withdrawn)).toBeVisible()
  await expect(section.getByRole('heading', { name: signInSections.email.title })).toBeFocused()
  await page.reload()
  await expect(section.getByText(signInSections.email.pending)).toBeHidden()
})

test('a confirmed address holds, and every device is signed out', async ({ page }) => {
  const person = await newApplicant(page.request, 'bestaetigt')
  const email = `neu.${person.email}`
  const listening = page.waitForResponse('**/api/events')
  await openAs(page, person)
  await listening
  await askForEmail(page, email, person.password)
  const link = await linkInMail(page.request, email, paths.verifyRegistration({ token: '' }))
  const data = { token: link.split('=').at(-1), locale: 'de' }
  expect((await page.request.post('/api/account/confirm', { data })).ok()).toBe(true)
  await expect(page).toHaveURL(paths.home())
  await expect(page.getByText(common.notifications.needToLogin.title)).toBeVisible()
  await apiAs(page.request, { email, password: person.password })
})

test('a new password signs the other devices out, and this one stays', async ({ page }) => {
  const person = await newApplicant(page.request, 'schloss')
  await openAs(page, person)
  const token = await anotherDevice(page, person)
  const sessions = page.getByRole('region', { name: t.sections.geraete })
  const form = page.getByRole('form', { name: signInSections.password.submit })
  await form.getByLabel(signInSections.password.current, { exact: true }).fill(person.password)
  await form.getByLabel(signInSections.password.new, { exact: true }).fill('Acht Boote warten am Steg 17')
  await form.getByRole('button', { name: signInSections.password.submit }).click()
  await expect(page.getByText(signInSections.password.changed)).toBeVisible()
  await expect(form.getByLabel(signInSections.password.current, { exact: true })).toHaveValue('')
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  expect(await statusFor(page, token)).toBe(401)
  await apiAs(page.request, { email: person.email, password: 'Acht Boote warten am Steg 17' })
})

async function openAs(page: Page, { email, password }: Person): Promise<void> {
  await signInWith(page, email, password)
  await page.goto(paths.account())
}

async function askForEmail(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('button', { name: signInSections.email.change }).click()
  const form = page.getByRole('form', { name: signInSections.email.change })
  await form.getByLabel(signInSections.email.new).fill(email)
  await form.getByLabel(signInSections.email.password, { exact: true }).fill(password)
  await form.getByRole('button', { name: signInSections.email.submit }).click()
  await expect(form).toBeHidden()
}
