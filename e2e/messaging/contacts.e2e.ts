import type { Locator, Page } from '@playwright/test'
import { paths } from '@tandem/contract/paths'
import { choose } from '../journey/fill-profile.ts'
import { signInAs, signInWith } from '../people/demo.ts'
import { newApplicant, newConfirmedCompany } from '../people/people.ts'
import { expect, test } from '../test.ts'
import { fill, words } from '../words.ts'

const t = words('de').contacts
const search = words('de').search
const common = words('de').common
const messaging = words('de').messaging

test('from a company’s card to its people, on to all, and to the university’s, found by a word and by the nearest place', async ({
  page,
}) => {
  await signInAs(page, 'applicant')
  await page.goto(paths.companies({ search: { text: 'Wolkenwerk' } }))
  await page.getByRole('button', { name: /Lena Amselbach/ }).click()
  await page.getByRole('link', { name: common.nav.supportContacts }).click()
  await expect(page).toHaveURL(paths.supportContacts())
  await page.goBack()
  await page
    .getByRole('link', { name: words('de').companySearch.card.contacts })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`${paths.companyContacts()}\\?company=`))
  await expect(people(page)).toHaveCount(3)
  const only = fill(search.active.company, { name: 'Wolkenwerk Software GmbH' })
  await page.getByRole('button', { name: fill(search.active.remove, { name: only }) }).click()
  await expect(page).toHaveURL(paths.companyContacts())
  await page.getByRole('navigation', { name: search.results.pages }).getByRole('link', { name: '2' }).click()
  await expect(page).toHaveURL(paths.companyContacts({ search: { page: '2' } }))
  await expect(page.locator('#ergebnisse')).toBeFocused()
  await page
    .getByRole('navigation', { name: t.sides.label })
    .getByRole('link', { name: t.sides.support })
    .click()
  // The address changes first; what is typed into the page before would be gone with it.
  await expect(page.getByRole('heading', { level: 1, name: t.support.title })).toBeAttached()
  await expect(page).toHaveURL(paths.supportContacts())
  await expect(locations(page).first()).toBeVisible()

  const box = page.getByRole('combobox', { name: t.text })
  await box.fill('Mannheim')
  await box.press('Enter')
  await expect(locations(page)).toHaveText(['Mannheim'])
  await page.getByRole('button', { name: search.active.removeAll }).click()

  await choose(page, search.band.place, 'Karlsruhe')
  await page.getByRole('button', { name: search.band.search, exact: true }).click()
  await expect(locations(page).first()).toHaveText('Karlsruhe')
  await expect.poll(() => locations(page).count()).toBeGreaterThan(2)
  await expect(page.getByRole('link', { name: /^E-Mail an / }).first()).toHaveAttribute('href', /^mailto:/)
  await expect(page.getByRole('link', { name: /anrufen/ }).first()).toHaveAttribute('href', /^tel:/)
})

test('a message to someone at a company begins a thread', async ({ page }) => {
  const { lastName } = await newConfirmedCompany(page.request, 'Antwort')
  const name = `Mira ${lastName}`
  const person = await newApplicant(page.request, 'Frage')
  await signInWith(page, person.email, person.password)
  await page.goto(paths.companyContacts({ search: { text: lastName } }))
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  await card.getByRole('button', { name: t.write }).click()
  const dialog = page.getByRole('dialog', { name: fill(messaging.new.title, { name }) })
  await dialog.getByLabel(messaging.new.subject).fill('Schnuppertag')
  await dialog.getByLabel(messaging.new.message, { exact: true }).fill('Kann ich einmal vorbeikommen?')
  await dialog.getByRole('button', { name: messaging.write.send }).click()
  await expect(page.getByText(fill(messaging.new.sent, { name }))).toBeVisible()
  await expect(dialog).toBeHidden()
  await page.goto(paths.messages())
  await expect(page.getByRole('link', { name: /Schnuppertag/ })).toBeVisible()
})

test('a company finds the university’s people only', async ({ page }) => {
  await signInAs(page, 'company')
  await page.goto(paths.supportContacts())
  await expect(page.getByText(/Suchen Sie nach Ihrem Ort/)).toBeVisible()
  await expect(people(page).first().getByRole('button', { name: t.write })).toBeVisible()
  await expect(page.getByRole('navigation', { name: t.sides.label })).toHaveCount(0)
})

test('an admin finds both, by mail and telephone', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto(paths.companyContacts())
  await expect(
    people(page)
      .first()
      .getByRole('link', { name: /^E-Mail an / }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: t.write })).toHaveCount(0)
})

const locations = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 3 })
const people = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
