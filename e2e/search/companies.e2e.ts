import type { Locator, Page } from '@playwright/test'
import { paths } from '@tandem/contract/paths'
import { signInAs } from '../people/demo.ts'
import { expect, test } from '../test.ts'
import { words } from '../words.ts'

const t = words('de').companySearch
const search = words('de').search
const companyTexts = words('de').companies.company
const common = words('de').common
const wolkenwerk = 'Wolkenwerk Software GmbH'

test('from the menu to a company, its offers and a message to its contact, and back to its card; the best match is one of its offers', async ({
  page,
}) => {
  await signInAs(page, 'applicant')
  await page.goto(paths.dashboard())
  const menu = page.getByRole('navigation', { name: common.mainMenu })
  await menu.getByRole('link', { name: common.nav.companies }).click()
  await expect(page).toHaveURL(paths.companies())
  await expect(page.getByLabel(search.sort.label)).toHaveValue('match')
  await expect.poll(async () => isRising((await totalsOf(page)).reverse())).toBe(true)
  const card = cards(page).first()
  const ring = await card.getByRole('img', { name: /^Übereinstimmung/ }).getAttribute('aria-label')
  await card.getByRole('link', { name: t.card.best.split('{{')[0] }).click()
  await expect(page).toHaveURL(new RegExp(`${paths.offer()}/`))
  await expect(page.getByRole('img', { name: ring ?? '', exact: true }).first()).toBeVisible()
  await page.goBack()

  const link = titles(page).nth(5)
  const name = await textOf(link)
  // Companies of other tests may bear one name.
  const same = page.locator(`main h3 a[href="${await link.getAttribute('href')}"]`)
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
  await expect(page.getByRole('heading', { name: companyTexts.offers.free })).toBeVisible()
  const contacts = page.getByRole('region', { name: words('de').contacts.person.title })
  await contacts.getByRole('button').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: companyTexts.back }).click()
  await expect(same).toBeFocused()
  await expect(same).toBeInViewport()

  // The name is found as one types, and with a slip.
  const box = page.getByRole('combobox', { name: t.what })
  await box.fill('wolkenw')
  await page.getByRole('option', { name: wolkenwerk }).click()
  await expect(page).toHaveURL(/text=Wolkenwerk/)
  await expect(titles(page)).toHaveText([wolkenwerk])
  await box.fill('wolkenwrek')
  await box.press('Enter')
  await expect(page).toHaveURL(/text=wolkenwrek/)
  await expect(titles(page).first()).toHaveText(wolkenwerk)
  await expect(titles(page).first().locator('mark')).toHaveText(['Wolkenwerk'])
})

test('an admin sees the companies by name, without rings', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto(paths.companies())
  await expect(page.getByLabel(search.sort.label)).toHaveValue('name')
  await expect(titles(page).first()).toBeVisible()
  await expect(page.getByRole('img', { name: /^Übereinstimmung/ })).toHaveCount(0)
  const names = await titles(page).allTextContents()
  expect(names).toEqual(names.toSorted(new Intl.Collator('de').compare))
})

const cards = (page: Page): Locator => page.getByRole('main').getByRole('article')
const titles = (page: Page): Locator => cards(page).getByRole('heading', { level: 3 }).getByRole('link')

async function textOf(one: Locator): Promise<string> {
  await expect(one).toBeVisible()
  return (await one.textContent()) ?? ''
}

async function totalsOf(page: Page): Promise<number[]> {
  const rings = await cards(page)
    .getByRole('img', { name: /^Übereinstimmung/ })
    .evaluateAll((all) => all.map((ring) => ring.getAttribute('aria-label') ?? ''))
  return rings.map((name) => Number(name.match(/\d+/)?.[0]))
}

const isRising = (list: number[]): boolean =>
  list.length > 3 && list.every((each, at) => at === 0 || each >= Number(list[at - 1]))
