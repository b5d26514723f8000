import { readFile } from 'node:fs/promises'
import { paths } from '@tandem/contract/paths'
import { signInAs } from '../people/demo.ts'
import { expect, test } from '../test.ts'
import { words } from '../words.ts'

const t = words('de').statistics

test('a clerk takes the numbers of a year and location to a spreadsheet', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto(paths.statistics())
  await page.getByLabel(t.filters.year, { exact: true }).selectOption('2026')
  await page.getByLabel(t.filters.location, { exact: true }).selectOption({ label: 'Karlsruhe' })
  await expect(page).toHaveURL(paths.statistics({ search: { year: '2026', location: 'karlsruhe' } }))
  const card = page.getByRole('region', { name: t.registrations.title, exact: true })
  await card.getByText(t.table).click()
  const row = card.getByRole('row', { name: '3. Quartal 2026' })
  const cells = await row.getByRole('cell').allInnerTexts()
  expect(cells).toHaveLength(2)

  const download = page.waitForEvent('download')
  await card.getByRole('button', { name: t.csv.button }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('registrierungen_2026_karlsruhe.csv')
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
  expect(lines[0]).toBe(
    `\uFEFF"${t.filters.year}";"${t.filters.location}";"${t.period}";"${t.registrations.applicants}";"${t.registrations.companies}"`,
  )
  expect(lines[3]).toMatch(/^"2026";"Karlsruhe";"3\. Quartal 2026";"(\d+|\.)";"\d+"$/)
})
