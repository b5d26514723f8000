import type { Locator, Page } from '@playwright/test'
import { paths } from '@tandem/contract/paths'
import { signInAs, signInWith } from '../people/demo.ts'
import {
  apiAs,
  applicationContent,
  newApplicant,
  newCompany,
  newConfirmedCompany,
  type Person,
} from '../people/people.ts'
import { expect, test } from '../test.ts'
import { fill, words } from '../words.ts'

const t = words('de').applicantSearch
const search = paths.applicantProfiles()
/** Those that no test adds to. */
const untouched = `${search}?grade=1.5`

test('the menu leads to the profiles; filters, their counts and their removal live in the address', async ({
  page,
}) => {
  await signInAs(page, 'company')
  await page.goto(paths.dashboard())
  const menu = page.getByRole('banner')
  await menu.getByRole('link', { name: words('de').common.nav.applicants }).click()
  await expect(page).toHaveURL(search)
  await expect(rows(page)).toHaveCount(20)

  await opener(page, t.filters.grade).click()
  const band = page.getByRole('dialog', { name: t.filters.grade }).getByRole('radio', { name: /1,5/ })
  await band.click()
  await expect(page).toHaveURL(`${search}?grade=1.5`)
  await expect(band).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(opener(page, t.filters.grade)).toBeFocused()
  await expect.poll(() => grades(page)).toEqual([])

  await page.goBack()
  await expect(page).toHaveURL(search)
  await page.goForward()

  // What is chosen of a filter does not take the others of it for none.
  await opener(page, t.filters.qualification).click()
  const panel = page.getByRole('dialog', { name: t.filters.qualification })
  const other = panel.getByRole('checkbox', { name: /^Fachhochschulreife ?\d/ })
  await expect(other).toBeVisible()
  const counts = await panel.getByRole('group').textContent()
  await panel.getByRole('checkbox', { name: /^Allgemeine/ }).check()
  await expect(page).toHaveURL(/qualification=/)
  await expect(panel.getByRole('checkbox', { name: /^Allgemeine/ })).toBeChecked()
  await page.keyboard.press('Escape')
  await opener(page, t.filters.qualification).click()
  await expect.poll(() => panel.getByRole('group').textContent()).toBe(counts)

  await page.keyboard.press('Escape')
  await opener(page, t.filters.grade).click()
  const gradePanel = page.getByRole('dialog', { name: t.filters.grade })
  const found = async (grade: string) =>
    Number(
      /(\d+) Profil/.exec((await gradePanel.locator('label', { hasText: grade }).textContent()) ?? '')?.[1],
    )
  await expect.poll(async () => (await found('2,5')) > (await found('1,5'))).toBe(true)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: fill(t.filters.clear, { name: t.filters.grade }) }).click()
  await expect(page).not.toHaveURL(/grade=/)
  await page.getByRole('button', { name: t.filters.removeAll }).first().click()
  await expect(page).toHaveURL(search)

  // Places have their own radius, and a language its level.
  await opener(page, t.filters.place).click()
  await chooseIn(page, t.filters.place, 'Karlsruhe')
  await expect(page).toHaveURL(/place=\d+~\d+/)
  await page.keyboard.press('Escape')
  await opener(page, t.filters.language).click()
  await chooseIn(page, t.filters.language, 'Englisch')
  await expect(page).toHaveURL(/language=en~beginner/)
  await page
    .getByRole('dialog')
    .getByRole('combobox', { name: 'Englisch', exact: true })
    .selectOption({ index: 4 })
  await expect(page).toHaveURL(/language=en~expert/)
})

test('a profile opens beside the list, which stays usable; one steps through people, over the end of a page too, and closes it', async ({
  page,
}) => {
  await signInAs(page, 'company')
  await page.goto(untouched)
  const links = rows(page).getByRole('link')
  await expect(links.nth(2)).toBeVisible()
  const names = await links.allTextContents()
  await links.nth(1).click()
  const drawer = page.getByRole('dialog', { name: names[1] })
  await expect(drawer.getByRole('heading', { name: names[1] })).toBeFocused()
  await expect(page).toHaveURL(/profile=/)
  await expect(drawer.getByText(/^2 von /)).toBeVisible()

  const next = page.getByRole('button', { name: t.drawer.next })
  await next.click()
  await expect(page.getByRole('dialog').getByText(/^3 von /)).toBeVisible()
  await expect(next).toBeFocused()
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2, name: names[2] })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).not.toHaveURL(/profile=/)
  await expect(links.nth(2)).toBeFocused()

  await page.goBack()
  await expect(page.getByRole('dialog').getByText(/^3 von /)).toBeVisible()
  await links.nth(0).click()
  await expect(page.getByRole('dialog').getByText(/^1 von /)).toBeVisible()
  await expect(links.nth(0)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByText(/^1 von /)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('dialog').getByText(/^1 von /)).toBeVisible()

  await links.nth(19).click()
  await expect(page.getByRole('dialog').getByText(/^20 von /)).toBeVisible()
  await expect(next).not.toHaveAttribute('aria-disabled', 'true')
  await next.click()
  await expect(page).toHaveURL(/page=2.*profile=/)
  await expect(page.getByRole('dialog').getByText(/^21 von /)).toBeVisible()
  const previous = page.getByRole('button', { name: t.drawer.previous })
  await expect(previous).not.toHaveAttribute('aria-disabled', 'true')
  await previous.click()
  await expect(page.getByRole('dialog').getByText(/^20 von /)).toBeVisible()
})

test('with an own offer every profile shows its match, with the same numbers in list, panel and page', async ({
  page,
}) => {
  await signInAs(page, 'company')
  await page.goto(untouched)
  const offers = page.getByRole('combobox', { name: t.offer.label })
  // It opens with the newest; with another one the address says so.
  const other = (await offers.locator('option:not(:checked)').last().getAttribute('value')) ?? ''
  await offers.selectOption(other)
  // The rows of the former offer stay, paler, until its own are there.
  await expect(rows(page).first().getByRole('link')).toHaveAttribute('href', new RegExp(`offer=${other}`))
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  const column = page.getByRole('columnheader', { name: words('de').matching.column })
  await expect(column).toHaveAttribute('aria-sort', 'descending')
  const ring = rows(page)
    .first()
    .getByRole('img', { name: /^Übereinstimmung/ })
  const totals = await matches(page)
  expect(totals).toEqual(totals.toSorted((a, b) => b - a))
  const [said] = (await ring.getAttribute('aria-label'))?.match(/\d+ Prozent.*/) ?? []
  await rows(page).first().getByRole('link').click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('img', { name: /^Übereinstimmung/ })).toHaveAccessibleName(numbersOf(said))
  const opened = new URL(page.url()).searchParams
  await drawer.getByRole('link', { name: t.drawer.match }).click()
  await expect(drawer.getByRole('heading', { name: words('de').matching.sides.ofYourCompany })).toBeVisible()
  await drawer.getByRole('link', { name: t.drawer.whole }).click()
  await expect(page.getByRole('link', { name: words('de').applications.record.toSearch })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Übereinstimmung/ })).toHaveAccessibleName(numbersOf(said))

  // As the mails of a saved search lead there, whichever people the list's first page shows.
  await page.goto(
    paths.applicants({ search: `?offer=${opened.get('offer')}&profile=${opened.get('profile')}` }),
  )
  await expect(drawer.getByRole('img', { name: /^Übereinstimmung/ })).toHaveAccessibleName(numbersOf(said))
})

test('an anonymous profile has no name, and one writes to it all the same; an open one is found by its name, and read on a page of its own', async ({
  page,
}) => {
  const person = await newApplicant(page.request, 'Anonym')
  const id = await publish(page, person, 'anonymous')
  const open = await newApplicant(page.request, 'Sichtbar')
  await publish(page, open, 'open')
  const company = await newConfirmedCompany(page.request, 'Suchwerk')
  await signInWith(page, company.email, company.password)
  await page.goto(search)
  const link = page.locator(`#profil-${id}`)
  await expect(link).toHaveText(t.anonymous)
  await link.click()
  const drawer = page.getByRole('dialog', { name: t.anonymous })
  await expect(drawer.getByText(words('de').applications.record.withheldTitle)).toBeVisible()
  await expect(page.getByText(person.lastName)).toHaveCount(0)
  await expect(page.getByText(person.email)).toHaveCount(0)

  await drawer.getByRole('button', { name: words('de').applications.record.write }).click()
  const dialog = page.getByRole('dialog', {
    name: fill(words('de').messaging.new.title, { name: t.anonymous }),
  })
  await dialog.getByLabel(words('de').messaging.new.subject).fill('Duales Studium bei uns')
  await dialog
    .getByLabel(words('de').messaging.new.message, { exact: true })
    .fill('Guten Tag, passt das zu Ihnen?')
  await dialog.getByRole('button', { name: words('de').messaging.write.send }).click()
  await expect(dialog).toHaveCount(0)
  await expect(drawer).toBeVisible()

  await page.goto(paths.applicants())
  await page.getByRole('searchbox', { name: t.filters.text }).fill(open.lastName)
  await page.keyboard.press('Enter')
  await expect(rows(page)).toHaveCount(1)
  await rows(page)
    .getByRole('link', { name: `Mira ${open.lastName}` })
    .click()
  await page.getByRole('dialog').getByRole('link', { name: t.drawer.whole }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Mira ${open.lastName}` })).toBeFocused()
  await page.getByRole('link', { name: words('de').applications.record.toSearch }).click()
  await expect(page).toHaveURL(new RegExp(`^[^?]*${paths.applicants()}\\?text=.*profile=`))
})

test('on a phone the profile fills the screen, and Back returns to its card', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page, 'company')
  await page.goto(search)
  const cards = page.getByRole('main').getByRole('listitem').getByRole('link')
  await cards.nth(1).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer).toBeVisible()
  expect(await drawer.evaluate((element) => element.matches(':modal'))).toBe(true)
  await page.goBack()
  await expect(drawer).toHaveCount(0)
  await expect(cards.nth(1)).toBeFocused()
})

test('a company that nobody has checked yet finds nobody, and is told why', async ({ page }) => {
  const company = await newCompany(page.request, 'Wartet')
  await signInWith(page, company.email, company.password)
  await page.goto(search)
  await expect(page.getByRole('heading', { name: t.pending.title })).toBeVisible()
})

test('a profile that is gone and a list that does not load are said', async ({ page, expectComplaint }) => {
  await signInAs(page, 'company')
  await page.goto(paths.applicantProfiles({ search: { profile: '019b0000-0000-7000-8000-000000000000' } }))
  await expect(page.getByRole('dialog').getByRole('heading', { name: t.drawer.goneTitle })).toBeVisible()
  await page.route('**/api/applications?*', (route) => route.abort())
  await page.goto(search)
  await expect(page.getByText(words('de').common.error.load)).toBeVisible({ timeout: 20_000 })
  await page.unroute('**/api/applications?*')
  await page.getByRole('button', { name: words('de').common.error.retry }).press('Enter')
  await expect(rows(page).first()).toBeVisible()
  // Whoever listens to the page is not sent back to its beginning.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expectComplaint(/404|ERR_FAILED/)
})

const rows = (page: Page): Locator =>
  page
    .getByRole('table', { name: t.list })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })

const opener = (page: Page, filter: string): Locator =>
  page
    .getByRole('group', { name: t.filters.label, exact: true })
    .getByRole('button', { name: new RegExp(`^${filter}`) })

/** Types into the field of a filter that can be searched, and takes the first suggestion. */
async function chooseIn(page: Page, filter: string, option: string): Promise<void> {
  const panel = page.getByRole('dialog', { name: filter })
  await panel.getByRole('combobox').last().fill(option)
  await panel.getByRole('listbox').getByRole('option', { name: option }).first().click()
}

/** Those in the list that the grade filter 1.5 should have left out. */
async function grades(page: Page): Promise<string[]> {
  const shown = await rows(page).locator('td:nth-of-type(2)').allTextContents()
  return shown.filter((grade) => !/^1,[0-5]$/.test(grade))
}

async function matches(page: Page): Promise<number[]> {
  const rings = rows(page).getByRole('img', { name: /^Übereinstimmung/ })
  await expect(rings).toHaveCount(20)
  const labels = await rings.evaluateAll((all) => all.map((ring) => ring.getAttribute('aria-label') ?? ''))
  return labels.map((label) => Number(/\d+/.exec(label)?.[0]))
}

/** The three numbers that a ring says, whoever's name stands between them. */
function numbersOf(said = ''): RegExp {
  return new RegExp((said.match(/\d+ Prozent/g) ?? ['nothing']).join('.*'))
}

/** A profile that companies find, as their newest. */
async function publish(page: Page, person: Person, visibility: 'anonymous' | 'open'): Promise<string> {
  const as = await apiAs(page.request, person)
  const { id, revision } = await as<{ id: string; revision: number }>('POST', '/application', { type: 3 })
  await as('PUT', `/application/${id}`, { ...applicationContent, revision, visibility })
  return id
}
