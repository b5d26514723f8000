import type { Locator, Page } from '@playwright/test'
import { paths } from '@tandem/contract/paths'
import { violationMessage } from '@tandem/contract/violations'
import { signIn as signInByForm } from '../journey/register.ts'
import { signInWith } from '../people/demo.ts'
import { linkInMail } from '../people/mails.ts'
import {
  apiAs,
  applicationContent,
  newApplicant,
  newColleague,
  newConfirmedCompany,
  type Person,
} from '../people/people.ts'
import { storedSession } from '../people/session.ts'
import { expect, test } from '../test.ts'
import { fill, words } from '../words.ts'

const t = words('de').savedSearches

test('a search is saved under a name, and its chip opens it again', async ({ page }) => {
  await signIn(page, await newApplicant(page.request, 'Merkt'))
  await page.goto(paths.offers({ search: { year: '2027' } }))
  await page.getByRole('button', { name: t.save.open }).click()
  const dialog = page.getByRole('dialog', { name: t.save.title })
  const name = dialog.getByLabel(t.save.name)
  await expect(name).toBeFocused()
  await expect(name).toHaveValue(/2027/)

  await name.fill(' ')
  await dialog.getByLabel(t.interval.label).selectOption(t.interval.weekly)
  await submit(dialog, t.save.submit)
  await expect(dialog.getByText(violationMessage('de', 'required'))).toBeVisible()
  await expect(name).toBeFocused()
  await expect(dialog.getByLabel(t.interval.label)).toHaveValue('weekly')
  await name.fill('Start 2027')
  await submit(dialog, t.save.submit)
  await expect(dialog).toBeHidden()
  await expect(page.getByText(fill(t.save.saved, { name: 'Start 2027' }))).toBeVisible()
  await expect(page.getByText(fill(t.bar.savedTitle, { name: 'Start 2027' }))).toBeVisible()

  const chip = chipOf(page, t.own, 'Start 2027')
  await expect(chip).toHaveAttribute('aria-current', 'true')
  await page.goto(paths.offers())
  await expect(chip).not.toHaveAttribute('aria-current')
  await chip.click()
  await expect(page).toHaveURL(paths.offers({ search: { year: '2027' } }))
  await expect(chip).toHaveAttribute('aria-current', 'true')
})

test('one’s mails are chosen and paused in the list, and seen before they come; it is edited, shows what it finds, and is deleted', async ({
  page,
  expectComplaint,
}) => {
  const card = await oneInList(page, 'Informatik')
  await card.getByLabel(intervalOf('Informatik')).selectOption(t.interval.immediately)
  await expect.poll(() => savedOf(page, 'notificationInterval')).toBe('immediately')
  await choose(page, card, 'Informatik', t.card.pause)
  await expect(page.getByText(fill(t.card.paused, { name: 'Informatik' }))).toBeVisible()
  await expect(card.getByText(t.interval.paused)).toBeVisible()
  await page.reload()
  await expect(card.getByLabel(intervalOf('Informatik'))).toHaveValue('immediately')
  await choose(page, card, 'Informatik', t.card.resume)
  await expect(card.getByText(t.interval.paused)).toBeHidden()
  await expect.poll(() => savedOf(page, 'paused')).toBe(false)

  await choose(page, card, 'Informatik', t.card.preview)
  const preview = page.getByRole('dialog', { name: fill(t.preview.title, { name: 'Informatik' }) })
  await expect(preview.getByText(t.preview.subject)).toBeVisible()
  await expect(
    preview.getByRole('list', { name: t.preview.hits }).getByRole('listitem').first(),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(preview).toBeHidden()
  await expect(menuOf(card, 'Informatik')).toBeFocused()

  // Edited, with what is wrong at its field.
  await choose(page, card, 'Informatik', t.card.edit)
  const sheet = page.getByRole('dialog', { name: t.edit.title })
  await sheet.getByLabel(t.save.name).fill('')
  await sheet.getByRole('button', { name: '2027', exact: true }).click()
  await submit(sheet, t.edit.submit)
  await expect(sheet.getByText(violationMessage('de', 'required'))).toBeVisible()
  await expect(sheet.getByRole('button', { name: '2027', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  const grade = sheet.getByRole('textbox', { name: words('de').offerSearch.filters.grade.own })
  await grade.fill('5')
  await sheet.getByLabel(t.save.name).fill('Neu')
  await submit(sheet, t.edit.submit)
  await expect(grade).toBeFocused()
  await expect(sheet.getByText(words('de').search.filters.gradeError)).toBeVisible()
  await grade.fill('')
  await sheet.getByLabel(t.edit.text).fill('Informatik')
  await submit(sheet, t.edit.submit)
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Neu', exact: true })).toBeVisible()
  await cardOf(page, 'Neu').getByRole('link', { name: t.card.run }).click()
  await expect(page).toHaveURL(paths.offers({ search: { text: 'Informatik', year: '2027' } }))
  await page.goBack()

  await cardOf(page, 'Neu').getByRole('link', { name: 'Neu', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Neu' })).toBeFocused()
  await expect(
    page.getByRole('region', { name: t.record.hits }).getByRole('heading', { level: 3 }).first(),
  ).toBeVisible()
  const address = page.url()
  await choose(page, page.getByRole('main'), 'Neu', t.card.remove)
  const dialog = page.getByRole('dialog', { name: fill(t.remove.title, { name: 'Neu' }) })
  await dialog.getByRole('button', { name: t.cancel }).click()
  await choose(page, page.getByRole('main'), 'Neu', t.card.remove)
  await dialog.getByRole('button', { name: t.remove.confirm }).click()
  await expect(page).toHaveURL(paths.companySavedSearches())
  await expect(page.getByText(fill(t.remove.removed, { name: 'Neu' }))).toBeVisible()
  await expect(page.getByRole('heading', { name: t.list.none })).toBeVisible()
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: t.record.missing })).toBeVisible()
  expectComplaint(/404/)
})

test('a company saves a search for applicants, which is its colleagues’ too; whose the others are it is told', async ({
  page,
  expectComplaint,
}) => {
  const name = `Profile ${Date.now()}`
  const company = await newConfirmedCompany(page.request, 'Suchwerk')
  await signIn(page, company)
  await page.goto(paths.applicantProfiles({ search: `?text=${encodeURIComponent(name)}` }))
  await page.getByRole('button', { name: t.save.openApplicants }).click()
  const dialog = page.getByRole('dialog', { name: t.save.title })
  await dialog.getByLabel(t.save.name).fill(name)
  await submit(dialog, t.save.submit)
  const saved = page.getByRole('link', { name: t.save.toSaved })
  await expect(saved).toBeFocused()
  await saved.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  const colleague = await newColleague(page.request, company, 'Mitsuchend')
  const as = await apiAs(page.request, colleague)
  const { member } = await as<{ member: { name: string }[] }>('GET', '/applicant-search/pattern')
  expect(member.map((each) => each.name)).toContain(name)

  await page.getByRole('link', { name: t.all }).click()
  await expect(page).toHaveURL(paths.applicantSavedSearches())
  await choose(page, cardOf(page, name), name, t.card.remove)
  await page.getByRole('dialog').getByRole('button', { name: t.remove.confirm }).click()
  await expect(cardOf(page, name)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await page.goto(paths.companySavedSearches())
  await expect(page.getByRole('heading', { level: 1, name: t.other.company.title })).toBeVisible()
  await page.getByRole('link', { name: t.other.company.action }).click()
  await expect(page).toHaveURL(paths.applicantSavedSearches())
  await page.goto(paths.unsubscribe({ token: 'abc' }))
  await expect(page.getByRole('heading', { level: 1, name: t.unsubscribe.invalid })).toBeVisible()
  expectComplaint(/status of 4(10|22)/)
})

test('links of a mail: one ends the mails by one press, one leads to the search, after the login', async ({
  page,
}) => {
  // A mail about something new waits a little for what comes with it.
  test.setTimeout(240_000)
  const name = `Neues ${Date.now()}`
  const company = await newConfirmedCompany(page.request, 'Suchwerk')
  const as = await apiAs(page.request, company)
  type Saved = { '@id': string }
  const search = { name, studyInterests: ['36'], notificationInterval: 'immediately' }
  const { '@id': id } = await as<Saved>('POST', '/applicant-search/pattern', search)
  const paused = async () => (await as<{ paused: boolean }>('GET', id.replace('/api', ''))).paused
  await publishProfile(page, await newApplicant(page.request, 'Neuling'))
  const link = await linkInMail(page.request, company.email, paths.unsubscribe({ token: '' }), {
    about: name,
    timeout: 150_000,
  })

  await page.goto(link)
  await expect(page.getByText(fill(t.unsubscribe.of, { name }))).toBeVisible()
  await expect(page.getByText(t.unsubscribe.text.on)).toBeVisible()
  expect(await paused()).toBe(false)
  await page.getByRole('button', { name: t.unsubscribe.action.on }).click()
  await expect(page.getByText(t.unsubscribe.changed.off)).toBeVisible()
  expect(await paused()).toBe(true)
  const undo = page.getByRole('button', { name: t.unsubscribe.undo })
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(t.unsubscribe.changed.on)).toBeVisible()
  expect(await paused()).toBe(false)

  const toSearch = await linkInMail(page.request, company.email, `${paths.applicantSavedSearch()}/`, {
    about: name,
  })
  await page.goto(toSearch)
  await expect(page).toHaveURL(paths.home())
  // The language is changed in between.
  await signInByForm(page, 'en', company.email, company.password, toSearch)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

/** A new person with one saved search, in the list of them. */
async function oneInList(page: Page, name: string): Promise<Locator> {
  const person = await newApplicant(page.request, name)
  const as = await apiAs(page.request, person)
  await as('POST', '/company-search/pattern', { name, notificationInterval: 'daily' })
  await signIn(page, person)
  await page.goto(paths.companySavedSearches())
  return cardOf(page, name)
}

/** Companies find it from now on. */
async function publishProfile(page: Page, person: Person): Promise<void> {
  const as = await apiAs(page.request, person)
  const { id, revision } = await as<{ id: string; revision: number }>('POST', '/application', { type: 3 })
  await as('PUT', `/application/${id}`, { ...applicationContent, revision, visibility: 'open' })
}

const signIn = (page: Page, { email, password }: Person) => signInWith(page, email, password)
const submit = (within: Locator, label: string) => within.getByRole('button', { name: label }).click()
const intervalOf = (name: string) => fill(t.interval.labelOf, { name })
const menuOf = (within: Locator, name: string) =>
  within.getByRole('button', { name: fill(t.card.moreOf, { name }) })
const cardOf = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
const chipOf = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByRole('link', { name: new RegExp(`^${name}`) })

async function choose(page: Page, within: Locator, name: string, entry: string): Promise<void> {
  await menuOf(within, name).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

/** What the server keeps of the only saved search. */
async function savedOf(page: Page, field: 'notificationInterval' | 'paused'): Promise<unknown> {
  const { token } = await storedSession(page)
  const answer = await page.request.get('/api/company-search/pattern', {
    headers: { authorization: `Bearer ${token}` },
  })
  return (await answer.json()).member[0]?.[field]
}
