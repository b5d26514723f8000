import { listApplications } from '@tandem/contract/applications'
import { getCompany } from '@tandem/contract/companies/profile'
import type { Match } from '@tandem/contract/matching'
import { getOffer, listOffers, matchOffer, type Offer, type OfferSummary } from '@tandem/contract/offers'
import { paths } from '@tandem/contract/paths'
import {
  findPlaces,
  listSearchDistances,
  listSearchQualifications,
  listStudyCourses,
  listStudyInterests,
  listStudyYears,
  listSubjectAreas,
} from '@tandem/contract/reference'
import { PublicSettings } from '@tandem/contract/setting-values'
import { getSettings } from '@tandem/contract/settings'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod/mini'
import { applicant, expectComplaint, fill, open, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, cutOff, list, refuse, reply } from '#testing/stub-server.ts'
import { OfferSearchPage } from './OfferSearchPage.tsx'

const t = words.de.offers.compare
const all = [1, 2, 3, 4, 5]
const idOf = (number: number) => `019b0000-0000-7000-8000-00000000020${number}`
const at = (...numbers: number[]) => `${paths.offers()}?vergleich=${numbers.map(idOf).join(',')}`
const nameOf = (number: number) =>
  fill(words.de.offers.offer.title, { title: titles[number] ?? '', company: 'Acme AG' })
const box = (number: number) => page.getByRole('checkbox', { name: `${t.action}: ${nameOf(number)}` })
const bar = page.getByRole('region', { name: t.bar })

beforeEach(() => {
  answer(getSettings, z.parse(PublicSettings, {}))
  answer(listOffers, list(all.map(summary)))
  answer(listApplications, list([]))
  answer(listStudyCourses, list([]))
  answer(getOffer, ({ path }) => offer(Number(path.at(-1))))
  answer(matchOffer, ({ path }) => matchOf(Number(path.split('/').at(-2)?.at(-1))))
  reply(getCompany, () => Response.json({ id: idOf(9), answerDays: 3 }))
})

test('offers are chosen on their cards, four at most, and the bar leads to the comparison and back', async () => {
  signIn(applicant({ id: idOf(1) }))
  const { router } = await open(<OfferSearchPage />, { at: paths.offers() })
  await box(1).click()
  await expect.element(bar.getByText(fill(t.chosen, { count: 1 }))).toBeVisible()
  await expect.element(bar.getByText(t.oneMore)).toBeVisible()
  await expect.element(bar.getByRole('link')).not.toBeInTheDocument()
  for (const number of [2, 3, 4]) await box(number).click()
  await box(5).click()
  await expect.element(bar.getByRole('alert')).toHaveTextContent(t.full)
  await expect.element(box(5)).not.toBeChecked()
  await box(4).click()
  await expect.element(bar.getByRole('alert')).not.toBeInTheDocument()
  await bar.getByRole('link', { name: t.action }).click()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(fill(t.title, { count: 3 }))
  expect(router.state.location.search).toBe(`?vergleich=${[1, 2, 3].map(idOf).join(',')}`)
  await page.getByRole('link', { name: t.back }).click()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  await expect.element(box(3)).toBeChecked()
  await bar.getByRole('button', { name: t.clear }).click()
  await expect.element(box(3)).not.toBeChecked()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('each stands in a column of its own, with its match, its pay and the way to apply', async () => {
  signIn(applicant({ id: idOf(2) }))
  await open(<OfferSearchPage />, { at: at(1, 2) })
  const column = page.getByRole('columnheader', { name: titles[2] })
  await expect.element(column.getByRole('link', { name: words.de.offers.apply.apply })).toBeVisible()
  await expect
    .element(page.getByRole('rowheader', { name: words.de.matching.criteria.distance }))
    .toBeVisible()
  expect(cellsOf(words.de.matching.criteria.distance)).toEqual(['Passt: 1 von 25 km', 'Passt: 2 von 25 km'])
  expect(cellsOf('1. Studienjahr')).toEqual(['1.100\u00a0€', `${t.standsOut} 1.200\u00a0€`])
  expect(cellsOf(words.de.offers.facts.deadline)).toEqual(['1.\u00a0Mai 2099', t.noDeadline])
  expect(cellsOf(t.entry)[0]).toBe(`Abitur: direkt${t.checkEntry}`)
  await expect.poll(() => cellsOf(t.answer)).toEqual(Array(2).fill(fill(t.answerDays_other, { count: 3 })))
  await page.getByRole('switch', { name: t.differences }).click()
  await expect.element(page.getByRole('rowheader', { name: t.answer })).not.toBeInTheDocument()
  expect(cellsOf('1. Studienjahr')).toHaveLength(2)
})

test('one is taken out here and in the list, and one alone is no comparison', async () => {
  signIn(applicant({ id: idOf(3) }))
  const { router } = await open(<OfferSearchPage />, { at: paths.offers() })
  for (const number of [1, 2, 3]) await box(number).click()
  await bar.getByRole('link', { name: t.action }).click()
  await page.getByRole('button', { name: fill(t.remove, { title: nameOf(2) }) }).click()
  await expect.element(page.getByRole('columnheader', { name: titles[2] })).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  await expect.element(page.getByText(fill(t.removed, { title: titles[2] ?? '' }))).toBeInTheDocument()
  expect(router.state.location.search).toBe(`?vergleich=${idOf(1)},${idOf(3)}`)
  await page.getByRole('button', { name: fill(t.remove, { title: nameOf(3) }) }).click()
  await expect.element(page.getByText(t.tooFew)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: t.back }).last().click()
  await expect.element(box(1)).toBeChecked()
  await expect.element(box(2)).not.toBeChecked()
})

test('an offer that is gone is said, the others stay, and it takes no place among the chosen', async () => {
  signIn(applicant({ id: idOf(4) }))
  await open(<OfferSearchPage />, { at: paths.offers() })
  for (const number of [1, 2, 3]) await box(number).click()
  reply(getOffer, ({ path }) => (path.endsWith(idOf(3)) ? gone() : Response.json(offer(Number(path.at(-1))))))
  await bar.getByRole('link', { name: t.action }).click()
  await expect.element(page.getByText(t.missing_one)).toBeVisible()
  await expect.element(page.getByRole('columnheader', { name: titles[2] })).toBeVisible()
  await page.getByRole('link', { name: t.back }).click()
  await expect.element(bar.getByText(fill(t.chosen, { count: 2 }))).toBeVisible()
})

test('a visitor compares without a match, with the distance to the place that is searched, on a phone too', async () => {
  await page.viewport(390, 844)
  const ulm = { id: '89073', postalCode: '89073', name: 'Ulm', state: '', country: 'DE' }
  answer(findPlaces, list([{ ...ulm, latitude: 48.4, longitude: 10 }]))
  await open(<OfferSearchPage />, { at: `${at(1, 2, 3)}&place=89073~25` })
  await expect
    .poll(() => cellsOf(t.distance))
    .toEqual([`${t.standsOut} 11\u00a0km von Ulm`, '22\u00a0km von Ulm', '33\u00a0km von Ulm'])
  expect(askedOf(matchOffer)).toEqual([])
  expect(document.documentElement.scrollWidth).toBe(390)
  const table = page.getByRole('region', { name: t.table }).element() as HTMLElement
  table.focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.poll(() => table.scrollLeft).toBeGreaterThan(0)
})

test('results and counts stay when asking for them again fails', async () => {
  signIn(applicant({ id: idOf(5) }))
  answer(listSubjectAreas, list([{ id: 'technik', name: 'Technik' }]))
  answer(listOffers, { ...list(all.map(summary)), facets: { subjectArea: [{ id: 'technik', count: 7 }] } })
  const { queries } = await open(<OfferSearchPage />, { at: paths.offers() })
  const count = page.getByRole('heading', { level: 2, name: /^5 / })
  const counted = page.getByRole('checkbox', { name: /^Technik.*7/ })
  await expect.element(box(1)).toBeVisible()
  await expect.element(counted).toBeVisible()
  refuse(listOffers, 'too_many_requests')
  await queries.refetchQueries({ queryKey: ['search', 'offers'] })
  await new Promise((resolve) => setTimeout(resolve, 100))
  await expect.element(box(1)).toBeVisible()
  await expect.element(count).toBeVisible()
  await expect.element(counted).toBeVisible()
})

test('filters whose lists are out of reach say so, each can be asked for again, and a place does not pass for unknown', async () => {
  const sets = [listSubjectAreas, listStudyInterests, listStudyYears, listSearchQualifications]
  for (const set of [...sets, listSearchDistances, findPlaces]) cutOff(set)
  expectComplaint(/Reference data could not be loaded/)
  await open(<OfferSearchPage />, { at: paths.offers() })
  const failure = page.getByRole('status').getByText(words.de.common.error.load)
  const retry = page.getByRole('button', { name: words.de.common.error.retry })
  await expect.poll(() => failure.elements().length).toBe(4)
  const course = { id: '58', name: 'Informatik', degree: 'B.Sc.', subjectArea: 'technik', studyCourse: '5' }
  answer(listStudyInterests, list([course]))
  await retry.nth(1).click()
  await expect.element(page.getByRole('checkbox', { name: course.name, exact: true })).toBeVisible()
  expect(document.activeElement).toHaveTextContent(words.de.search.filters.course)
  await expect.poll(() => failure.elements().length).toBe(3)
  const place = page.getByRole('combobox', { name: words.de.search.filters.addPlace })
  await place.fill('Ulm')
  await expect.poll(() => failure.elements().length).toBe(4)
  await expect.element(page.getByText(words.de.search.band.noPlace)).not.toBeInTheDocument()
  const ulm = { id: '89073', postalCode: '89073', name: 'Ulm', state: 'BW', country: 'DE' }
  answer(findPlaces, list([{ ...ulm, latitude: 48.4, longitude: 10 }]))
  await userEvent.keyboard('{Enter}')
  await page.getByRole('option', { name: '89073 Ulm' }).click()
  const radius = page.getByRole('combobox', { name: /Ulm/ })
  await expect.element(radius).toBeVisible()
  await expect.poll(() => failure.elements().length).toBeGreaterThan(3)
  answer(listSearchDistances, list([{ id: '42', name: '42', value: 42 }]))
  await retry.first().click()
  await radius.selectOptions('42')
  expect(failure.elements()).toHaveLength(3)
})

const gone = () => {
  const code = 'not_found'
  const problem = {
    '@type': 'Error',
    type: `/errors/${code}`,
    code,
    title: code,
    detail: code,
    description: code,
  }
  return Response.json({ ...problem, status: 404 }, { status: 404 })
}

function cellsOf(label: string): string[] {
  const head = page.getByRole('rowheader', { name: label, exact: true }).elements()[0]
  return [...(head?.closest('tr')?.querySelectorAll('td') ?? [])].map(
    (cell) => cell.textContent?.trim() ?? '',
  )
}

const titles = ['', 'Informatik', 'Maschinenbau', 'Physiotherapie', 'Wirtschaft', 'Mechatronik']

const factsOf = (number: number) => ({
  ...{ id: idOf(number), title: titles[number] ?? '', application: null, publishedAt: null, freePlaces: 2 },
  studyInterest: { id: String(number), name: titles[number] ?? '', degree: 'B.Sc.' },
  company: { id: idOf(9), name: 'Acme AG', town: 'Ulm', hasLogo: false },
  years: [{ year: 2027, total: 2, free: 2 }],
  // A tenth of a degree further north each.
  locations: [{ town: 'Ulm', postalCode: '', street: '', latitude: 48.4 + number / 10, longitude: 10 }],
  deadline: number === 1 ? '2099-05-01' : null,
})

const summary = (number: number): OfferSummary => ({
  ...factsOf(number),
  ...{ distance: null, match: null, highlight: '', salary: [] },
})

const prose = { text: '', translated: true }

const offer = (number: number): Offer => ({
  ...factsOf(number),
  ...{ status: 'published', description: prose, tasks: prose, benefits: prose, institutionLocation: null },
  ...{
    qualifications: [],
    minimumGrade: null,
    requiredDocuments: [],
    expertises: [],
    languages: [],
    maths: [],
  },
  admission: [{ qualification: 'abitur', name: 'Abitur', way: 'direct', own: true }],
  ...{ contact: null, startDate: null, salary: [1000 + 100 * number], link: null },
  can: { apply: true, edit: false, remove: false },
})

const matchOf = (number: number): Match => ({
  ...{ total: 90, applicant: 90, company: 80 + number },
  reasons: [
    {
      ...{ criterion: 'distance', side: 'applicant', fit: 'fits', score: 100 },
      ...{ text: 'nah', finding: `${number} von 25 km`, wanted: null },
    },
  ],
})
