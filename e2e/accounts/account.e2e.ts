import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { paths } from '@tandem/contract/paths'
import { signInWith } from '../people/demo.ts'
import { apiAs, newApplicant, newCompany, type Person } from '../people/people.ts'
import { expect, test } from '../test.ts'
import { words } from '../words.ts'

const t = words('de').account
const { export: exportTexts } = words('de').privacy
const common = words('de').common

test('a new name is saved, and the header says it; what changes elsewhere appears, but not in a field that is being edited', async ({
  page,
}) => {
  const person = await newApplicant(page.request, 'name')
  await openAs(page, person)
  const form = page.getByRole('form', { name: t.sections.daten })
  await form.getByLabel(t.data.firstName).fill('Mirabella')
  await form.getByLabel(t.data.gender).selectOption('diverse')
  await form.getByLabel(t.data.firstName).press('Enter')
  await expect(form.getByText(t.saved, { exact: true })).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('Mirabella')
  const listening = page.waitForResponse('**/api/events')
  await page.reload()
  await listening
  await expect(form.getByLabel(t.data.firstName)).toHaveValue('Mirabella')
  await expect(form.getByLabel(t.data.gender)).toHaveValue('diverse')

  await form.getByLabel(t.data.firstName).fill('Mirabelle')
  const as = await apiAs(page.request, person)
  await as('PUT', '/account', { firstName: 'Anders', lastName: 'Anderswo', language: 'de' })
  await expect(form.getByLabel(t.data.lastName)).toHaveValue('Anderswo')
  await expect(form.getByLabel(t.data.firstName)).toHaveValue('Mirabelle')
  await expect(page.getByRole('banner')).toContainText('Anders Anderswo')
  await form.getByRole('button', { name: t.data.submit }).click()
  await expect(page.getByRole('banner')).toContainText('Mirabelle Anderswo')

  // All own data comes as one ZIP.
  const section = page.getByRole('region', { name: t.sections['eigene-daten'] })
  const button = section.getByRole('button', { name: exportTexts.submit })
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  expect(download.suggestedFilename()).toMatch(/^tandem-daten-\d{4}-\d\d-\d\d\.zip$/)
  expect(
    readFileSync(await download.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')
  await expect(section.getByText(exportTexts.done)).toBeVisible()
})

test('a company that waits to be confirmed is told so, and finds its colleagues in the menu', async ({
  page,
}) => {
  await openAs(page, await newCompany(page.request, 'wartend'), paths.dashboard())
  await expect(page.getByText(words('de').companies.review.pending.title, { exact: true })).toBeVisible()
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(common.userMenu) })
    .click()
  await page.getByRole('link', { name: common.nav.colleagues, exact: true }).click()
  await expect(page).toHaveURL(paths.account({ hash: 'team' }))
  await expect(page.getByText(t.data.pending, { exact: true })).toBeVisible()
})

async function openAs(page: Page, { email, password }: Person, path = paths.account()): Promise<void> {
  await signInWith(page, email, password)
  await page.goto(path)
}
