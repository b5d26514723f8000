import type { Page } from '@playwright/test'
import { paths } from '@tandem/contract/paths'
import { signInWith } from '../people/demo.ts'
import { linkInMail } from '../people/mails.ts'
import { apiAs, newApplicant, type Person } from '../people/people.ts'
import { clickTwice, expect, test } from '../test.ts'
import { words } from '../words.ts'

const t = words('de').account
const { signInSections } = words('de')
const common = words('de').common

test('another address waits for its link, can be sent again and taken back; confirmed it holds, and every device is signed out', async ({
  page,
}) => {
  const person = await newApplicant(page.request, 'umzug')
  const email = `neu.${person.email}`
  await openAs(page, person)
  const section = page.getByRole('region', { name: t.sections.anmeldung })
  await askForEmail(page, email, person.password)
  await expect(section.getByText(signInSections.email.pending)).toBeVisible()
  await expect(section.getByRole('heading', { name: signInSections.email.title })).toBeFocused()
  const newestLink = () => linkInMail(page.request, email, paths.verifyRegistration({ token: '' }))
  const first = await newestLink()

  await section.getByRole('button', { name: signInSections.email.again }).click()
  await expect(section.getByLabel(signInSections.email.new)).toHaveValue(email)
  await expect(section.getByLabel(signInSections.email.password, { exact: true }).first()).toBeFocused()
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')
  await expect(section.getByRole('form', { name: signInSections.email.change })).toBeHidden()
  await expect.poll(newestLink, { timeout: 20_000 }).not.toBe(first)

  let withdrawals = 0
  page.on('request', (request) => {
    if (request.method() === 'DELETE') withdrawals += 1
  })
  await clickTwice(section.getByRole('button', { name: signInSections.email.withdraw }))
  await expect(section.getByText(signInSections.email.pending)).toBeHidden()
  expect(withdrawals).toBe(1)
  await expect(section.getByText(signInSections.email.withdrawn)).toBeVisible()
  await expect(section.getByRole('heading', { name: signInSections.email.title })).toBeFocused()
  const listening = page.waitForResponse('**/api/events')
  await page.reload()
  await listening
  await expect(section.getByText(signInSections.email.pending)).toBeHidden()

  const before = await newestLink()
  await askForEmail(page, email, person.password)
  await expect.poll(newestLink, { timeout: 20_000 }).not.toBe(before)
  const link = await newestLink()
  const data = { token: link.split('=').at(-1), locale: 'de' }
  expect((await page.request.post('/api/account/confirm', { data })).ok()).toBe(true)
  await expect(page).toHaveURL(paths.home())
  await expect(page.getByText(common.notifications.needToLogin.title)).toBeVisible()
  await apiAs(page.request, { email, password: person.password })
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
