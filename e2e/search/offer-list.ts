import type { Locator, Page } from '@playwright/test'
import { expect } from '../test.ts'
import { fill, words } from '../words.ts'

const { search: t, offerSearch } = words('de')

export const textField = (page: Page) => page.getByRole('combobox', { name: offerSearch.what })
export const placeField = (page: Page) => page.getByRole('combobox', { name: t.band.place, exact: true })
export const search = (page: Page) => page.getByRole('button', { name: t.band.search, exact: true }).click()
export const chip = (name: string) => fill(t.active.remove, { name })
/** Those that lead to an offer; the bar that saves the search is among them in the list. */
export const cards = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })

export async function countOf(page: Page): Promise<number> {
  const heading = page.locator('#ergebnisse')
  await expect(heading).toHaveText(/\d/)
  return Number.parseInt((await heading.textContent()) ?? '', 10)
}
