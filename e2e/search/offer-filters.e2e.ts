import { paths } from '@tandem/contract/paths'
import { choose } from '../journey/fill-profile.ts'
import { signInAs } from '../people/demo.ts'
import { expect, test } from '../test.ts'
import { fill, words } from '../words.ts'
import { cards, chip, countOf, placeField, search, textField } from './offer-list.ts'

const { search: t, offerSearch } = words('de')

test.beforeEach(async ({ page }) => {
  await signInAs(page, 'applicant')
})

test('several places find more than one; without a hit the filter that took the last ones is named, and a wider circle offered', async ({
  page,
}) => {
  await page.goto(paths.offers())
  await choose(page, t.band.place, 'Karlsruhe')
  await search(page)
  const around = page.getByLabel(fill(t.filters.radiusAround, { place: 'Karlsruhe' }))
  await around.selectOption('10')
  await expect(page).toHaveURL(/place=\d+~10$/)
  await expect(page.getByRole('button', { name: chip('Karlsruhe + 10\u00a0km') })).toBeVisible()
  await expect.poll(() => countOf(page)).toBeLessThan(100)
  const one = await countOf(page)
  await choose(page, t.filters.addAnotherPlace, 'Stuttgart')
  await expect(page).toHaveURL(/place=\d+~10&place=\d+~20$/)
  await expect.poll(() => countOf(page)).toBeGreaterThan(one)
  await page.getByRole('button', { name: chip('Karlsruhe + 10\u00a0km') }).click()
  await expect(page).toHaveURL(/\?place=\d+~20$/)
  await expect(placeField(page)).toHaveValue('Stuttgart')

  await page.getByRole('button', { name: t.active.removeAll }).first().click()
  await expect(page).toHaveURL(paths.offers())
  await choose(page, t.band.place, 'Helgoland')
  await search(page)
  await expect(page.getByRole('heading', { name: offerSearch.emptyTitle })).toBeVisible()
  const without = page.getByRole('button', { name: /^Ohne „Helgoland \+ 20.km“: \d+ Angebote$/ })
  await expect(without).toBeVisible()
  await page.getByRole('button', { name: fill(t.results.widen, { distance: '50\u00a0km' }) }).click()
  await expect(page).toHaveURL(/place=\d+~50/)
  await expect(page.locator('#ergebnisse')).toBeFocused()
  await page.getByRole('button', { name: /^Ohne „Helgoland/ }).click()
  await expect(page).toHaveURL(paths.offers())
  await expect.poll(() => countOf(page)).toBeGreaterThan(100)
})

test('a count beside a filter is what choosing it finds; of a hundred courses the others show by typing', async ({
  page,
}) => {
  await page.goto(paths.offers())
  const area = page.getByRole('group', { name: t.filters.area }).getByRole('checkbox').first()
  const label = area.locator('xpath=..')
  await expect(label).toHaveText(/\d+$/)
  const [counted = ''] = ((await label.textContent()) ?? '').match(/\d+$/) ?? []
  await area.check()
  await expect(page).toHaveURL(/subjectArea=/)
  await expect.poll(() => countOf(page)).toBe(Number(counted))
  await area.uncheck()
  await expect(page).toHaveURL(paths.offers())

  const courses = page.getByRole('group', { name: t.filters.course })
  await expect(courses.getByRole('checkbox')).toHaveCount(6)
  await page.getByLabel(t.filters.findCourse).fill('maschinenbau')
  await expect(courses.getByRole('checkbox', { name: /^Maschinenbau/ }).first()).toBeVisible()
  await expect(courses.getByRole('checkbox', { name: /Informatik/ })).toHaveCount(0)
  await courses
    .getByRole('checkbox', { name: /^Maschinenbau/ })
    .first()
    .check()
  await expect(page).toHaveURL(/studyInterest=\d+$/)
  await page.getByLabel(t.filters.findCourse).fill('')
  // It stays in the short list, wherever its count puts it.
  await expect(courses.getByRole('checkbox', { name: /^Maschinenbau/, checked: true })).toBeVisible()
  await page.getByRole('button', { name: t.active.removeAll }).first().click()
  await expect(page).toHaveURL(paths.offers())

  // Without those that are full. The results from before stay until the new ones are there.
  await expect.poll(() => countOf(page)).toBeGreaterThan(100)
  const all = await countOf(page)
  await page.getByRole('switch', { name: t.filters.taken }).uncheck({ force: true })
  await expect(page).toHaveURL(paths.offers({ search: { free: '1' } }))
  await expect.poll(() => countOf(page)).toBeLessThan(all)
  await expect(page.getByRole('button', { name: chip(t.active.free) })).toBeVisible()
})

test('suggestions while one types: a course filters, a town is searched around, a company’s offers and an offer open', async ({
  page,
}) => {
  await page.goto(paths.offers())
  await textField(page).fill('maschinenb')
  // Companies may be called so too.
  const courses = page.getByRole('group', { name: t.suggestions.studyInterest })
  await courses
    .getByRole('option', { name: /Maschinenbau/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\?studyInterest=\d+$/)
  await expect(textField(page)).toHaveValue('')

  await textField(page).fill('karlsru')
  await expect(page.getByRole('option', { name: /^Karlsruhe/ }).first()).toBeVisible()
  await textField(page).press('ArrowDown')
  await textField(page).press('Enter')
  await expect(page).toHaveURL(/studyInterest=\d+&place=\d+~20$/)
  await expect(placeField(page)).toHaveValue('Karlsruhe')

  // A word is found with its ending and its typing error, and marked.
  await page.getByRole('button', { name: t.active.removeAll }).first().click()
  await textField(page).fill('informatk')
  await textField(page).press('Enter')
  await expect(page).toHaveURL(paths.offers({ search: { text: 'informatk' } }))
  await expect(page.locator('mark', { hasText: /informatik/i }).first()).toBeVisible()
  await page.getByRole('button', { name: t.active.removeAll }).first().click()
  await expect(page).toHaveURL(paths.offers())

  const company = 'Wolkenwerk Software GmbH'
  await textField(page).fill('wolkenw')
  await page.getByRole('option', { name: new RegExp(company) }).click()
  await expect(page).toHaveURL(/\?company=[\w-]{36}$/)
  const name = fill(t.active.company, { name: company })
  await expect(page.getByRole('button', { name: chip(name) })).toBeVisible()
  await expect
    .poll(async () => (await cards(page).allTextContents()).every((text) => text.includes(company)))
    .toBe(true)

  const card = cards(page).first().getByRole('link')
  const title = (await card.textContent()) ?? ''
  await textField(page).fill(title)
  await page.getByRole('group', { name: t.suggestions.offer }).getByRole('option').first().click()
  await expect(page).toHaveURL(new RegExp(`${paths.offer()}/`))
})

test('the own qualification and grade come from the profile, when one wants', async ({ page }) => {
  await page.goto(paths.offers())
  const take = page.getByRole('button', { name: /^Aus dem Profil: / })
  await expect(take).toHaveCount(2)
  await take.first().click()
  await expect(page).toHaveURL(/\?qualification=\w+$/)
  await expect(page.getByText(offerSearch.filters.qualification.fromProfile)).toBeVisible()
  const grade = page.getByRole('textbox', { name: offerSearch.filters.grade.own })
  await grade.fill('5')
  await grade.press('Enter')
  await expect(page.getByText(t.filters.gradeError)).toBeVisible()
  await grade.fill('1,9')
  await grade.press('Enter')
  await expect(page).toHaveURL(/grade=1\.9$/)
  await expect(page.getByText(t.filters.gradeError)).toBeHidden()
})

test('on a phone the filters are a sheet that says how many offers they leave', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(paths.offers())
  await page.getByRole('button', { name: t.filters.title, exact: true }).click()
  const sheet = page.getByRole('dialog', { name: t.filters.title })
  await sheet
    .getByRole('button', { name: /^20\d\d$/ })
    .nth(1)
    .click()
  await expect(page).toHaveURL(/year=/)
  const show = sheet.getByRole('button', { name: /^\d+ Angebote zeigen$/ })
  await expect(async () => {
    expect(Number.parseInt((await show.textContent()) ?? '', 10)).toBe(await countOf(page))
  }).toPass()
  await show.click()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('button', { name: /^Filter/ })).toBeFocused()
})
