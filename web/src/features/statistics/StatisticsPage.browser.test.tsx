import { paths } from '@tandem/contract/paths'
import {
  getPlatformStatistics,
  type PlatformStatistics,
} from '@tandem/contract/statistics/platform-statistics'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
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

test('two that are chosen before the page is drawn again both count', async () => {
  await openApp(paths.statistics())
  await expect.element(card(t.registrations.title)).toBeVisible()
  const choose = (label: string, value: string) => {
    const select = page.getByLabelText(label, { exact: true }).element() as HTMLSelectElement
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }
  choose(t.filters.year, '2026')
  choose(t.filters.location, 'karlsruhe')
  await expect.poll(address).toBe(paths.statistics({ search: { year: '2026', location: 'karlsruhe' } }))
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

/** What is saved, by its name, in order; instead of a download. */
function catchFiles() {
  const files: { name: string; text: Promise<string> }[] = []
  const texts: Promise<string>[] = []
  const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    texts.push((file as Blob).text())
    return '#'
  })
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, text: texts.at(-1) ?? Promise.resolve('') })
  })
  onTestFinished(() => {
    made.mockRestore()
    clicked.mockRestore()
  })
  return files
}

const csv = (title: string) => page.getByRole('button', { name: t.csv.label.replace('{{title}}', title) })

test('the file says what it is about, with decimals and marks as a German spreadsheet reads them', async () => {
  const files = catchFiles()
  await openApp(paths.statistics({ search: { year: '2026', location: 'karlsruhe' } }))
  for (const title of [t.registrations.title, t.answers.title]) await csv(title).click()
  expect(files[0]?.name).toBe('registrierungen_2026_karlsruhe.csv')
  expect((await files[0]?.text)?.split('\r\n').slice(1, 3)).toEqual([
    '"2026";"Karlsruhe";"2025";".";"2"',
    '"2026";"Karlsruhe";"2026";"1234";"17"',
  ])
  expect(await files[1]?.text).toContain('"3,5"')
})

test('numbers of the choice before are not saved under the name of the next', async () => {
  const files = catchFiles()
  const next = Promise.withResolvers<PlatformStatistics>()
  answer(getPlatformStatistics, ({ query }) => (query.has('year') ? next.promise : statistics))
  await openApp(paths.statistics())
  await expect.element(card(t.registrations.title)).toBeVisible()
  await page.getByLabelText(t.filters.year, { exact: true }).selectOptions('2026')
  await expect.poll(address).toBe(paths.statistics({ search: { year: '2026' } }))
  await csv(t.registrations.title).click({ force: true })
  expect(files).toEqual([])
  next.resolve({ ...statistics, registrations: [{ period: '2026-1', applicants: 9, companies: 1 }] })
  await expect.element(csv(t.registrations.title)).toBeEnabled()
  await csv(t.registrations.title).click()
  expect(await files[0]?.text).toContain('"2026";"Alle Standorte";"1. Quartal 2026";"9";"1"')
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
