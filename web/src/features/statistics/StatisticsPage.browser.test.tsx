import { paths } from '@tandem/contract/paths'
import {
  getPlatformStatistics,
  type PlatformStatistics,
} from '@tandem/contract/statistics/platform-statistics'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { address, admin, openApp, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, refuse } from '#testing/stub-server.ts'

const t = words.de.statistics
const statistics: PlatformStatistics = {
  countedAt: '2026-11-20T08:00:00.000Z',
  years: [2026, 2025],
  locations: [{ key: 'karlsruhe', name: 'Karlsruhe' }],
  registrations: [
    { period: '2025', applicants: null, companies: 2 },
    { period: '2026', applicants: 1234, companies: 17 },
  ],
  profiles: [],
  applicants: null,
  startYears: [],
  courses: [],
  sites: [],
  funnel: [],
  answers: [{ period: '2026', answered: 40, days: 3.5 }],
  savedSearches: [],
  maths: [{ level: 1, applicants: null }],
}

beforeEach(() => {
  signIn(admin(), ['backend'])
  answer(getPlatformStatistics, statistics)
})

const card = (name: string) => page.getByRole('region', { name, exact: true })

test('year and location stand in the address and are asked for; a wrong address asks for all', async () => {
  await openApp(paths.statistics({ search: { year: 'gestern', location: '' } }))
  await expect.element(card(t.registrations.title)).toBeVisible()
  expect(String(askedOf(getPlatformStatistics)[0]?.query)).toBe('')
  await page.getByLabelText(t.filters.year, { exact: true }).selectOptions('2026')
  await page.getByLabelText(t.filters.location, { exact: true }).selectOptions('karlsruhe')
  await expect.poll(address).toBe(paths.statistics({ search: { year: '2026', location: 'karlsruhe' } }))
  await expect
    .poll(() => String(askedOf(getPlatformStatistics).at(-1)?.query))
    .toBe('year=2026&location=karlsruhe')
})

test('what is not shown is a point, to hear as words and explained; without any number it says so', async () => {
  await openApp(paths.statistics())
  const registrations = card(t.registrations.title)
  await registrations.getByText(t.table).click()
  const row = registrations.getByRole('row', { name: /2025/ })
  await expect.element(row).toMatchTextContent(t.notShown)
  await expect.element(registrations.getByText(t.notShownHint)).toBeVisible()
  await expect.element(card(t.funnel.title).getByText(t.empty)).toBeVisible()
  await expect.element(card(t.maths.title).getByText(t.allHidden)).toBeVisible()
})

test('the file says what it is about, with decimals and marks as a German spreadsheet reads them', async () => {
  const files: Blob[] = []
  const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return '#'
  })
  const names: string[] = []
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  await openApp(paths.statistics({ search: { year: '2026', location: 'karlsruhe' } }))
  for (const title of [t.registrations.title, t.answers.title]) {
    await page.getByRole('button', { name: t.csv.label.replace('{{title}}', title) }).click()
  }
  const [registrations, answers] = await Promise.all(files.map((file) => file.text()))
  made.mockRestore()
  clicked.mockRestore()
  expect(names[0]).toBe('registrierungen_2026_karlsruhe.csv')
  expect(registrations?.split('\r\n').slice(1, 3)).toEqual([
    '"2026";"Karlsruhe";"2025";".";"2"',
    '"2026";"Karlsruhe";"2026";"1234";"17"',
  ])
  expect(answers).toContain('"3,5"')
})

test('numbers that cannot be loaded can be asked for again', async () => {
  refuse(getPlatformStatistics, 'unavailable')
  await openApp(paths.statistics())
  const again = page.getByRole('button', { name: words.de.common.error.retry })
  await expect.element(again).toBeVisible()
  answer(getPlatformStatistics, statistics)
  await again.click()
  await expect.element(card(t.registrations.title)).toBeVisible()
})
