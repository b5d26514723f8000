import { type Application, getApplication, type Outcome } from '@tandem/contract/applications'
import { moveApplication } from '@tandem/contract/applications/decisions'
import { listApplicationInterviews } from '@tandem/contract/interviews'
import type { Match } from '@tandem/contract/matching'
import { listAssessments } from '@tandem/contract/received-applications'
import { listTemplates } from '@tandem/contract/received-applications/templates'
import { PublicSettings } from '@tandem/contract/setting-values'
import { getSettings } from '@tandem/contract/settings'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod/mini'
import { allPermissions, company, fill, open, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, refuse, reply } from '#testing/stub-server.ts'
import { ReceivedPage } from '../ReceivedPage.tsx'

const t = words.de.applications.compare
const idOf = (number: number) => `019b0000-0000-7000-8000-00000000010${number}`
const at = (...numbers: number[]) => `/hier?ansicht=liste&vergleich=${numbers.map(idOf).join(',')}`

beforeEach(() => {
  signIn(company(), allPermissions)
  answer(getSettings, z.parse(PublicSettings, {}))
  answer(getApplication, ({ path }) => record(Number(path.at(-1))))
  answer(listApplicationInterviews, { interviews: [], timeline: [], can: { propose: false } })
  answer(listAssessments, {
    assessments: [
      {
        ...{ applicationId: idOf(1), handler: { id: idOf(9), name: 'Jule Kirschgrund' }, handlerLeft: false },
        ...{ revision: 1, rating: 4.5, notes: 2 },
      },
    ],
    colleagues: [],
  })
})

test('each stands in a column of its own, row by row, and only what differs can be left', async () => {
  await open(<ReceivedPage />, { at: at(1, 2) })
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('2 Bewerbungen im Vergleich')
  for (const name of ['Mira Eins', 'Mira Zwei'])
    await expect.element(page.getByRole('columnheader', { name })).toBeVisible()
  expect(cellsOf('Note')).toEqual([`${t.standsOut} 1,1`, '1,2'])
  expect(cellsOf(t.rating)).toEqual(['4,5 von 5', t.open])
  expect(cellsOf('Durchschnittsnote')).toEqual([
    `${t.standsOut} Passt: 1,1Gesucht: 2,3`,
    'Passt: 1,2Gesucht: 2,3',
  ])
  expect(cellsOf(t.offer)).toEqual(['Informatik', 'Informatik'])
  await page.getByRole('switch', { name: t.differences }).click()
  await expect.element(page.getByRole('rowheader', { name: t.offer })).not.toBeInTheDocument()
  expect(cellsOf('Note')).toEqual([`${t.standsOut} 1,1`, '1,2'])
})

test('what stands out in a row is marked, in words and by weight, and never what is the same', async () => {
  await open(<ReceivedPage />, { at: at(1, 2, 3) })
  const marked = page.getByText(t.standsOut, { exact: false })
  await expect.element(marked.first()).toBeInTheDocument()
  const rows = marked.elements().map((mark) => mark.closest('tr')?.querySelector('th')?.textContent)
  expect(rows).toEqual(['Durchschnittsnote', 'Note'])
  const cell = marked.last().element().closest('td') as HTMLElement
  expect(cell.textContent).toBe(`${t.standsOut} 1,1`)
  expect(getComputedStyle(cell).fontWeight).toBe('600')
  await page.getByRole('switch', { name: t.differences }).click()
  await expect.element(page.getByText(fill(t.same, { rows: 'Angebot' }).slice(0, -1))).toBeVisible()
})

test('each is moved and decided where it stands, and what was done can be taken back', async () => {
  await open(<ReceivedPage />, { at: at(1, 2) })
  const column = page.getByRole('columnheader', { name: 'Mira Zwei' })
  const undoUntil = new Date(Date.now() + 10_000).toISOString()
  reply(moveApplication, ({ path }) =>
    Response.json({ ...record(Number(path.split('/').at(-2)?.at(-1))), undoUntil }),
  )
  const outcomes: Outcome[] = ['declined_by_company']
  answer(getApplication, ({ path }) => ({ ...record(Number(path.at(-1))), undoUntil, outcomes }))
  answer(listTemplates, [])
  await column.getByRole('button', { name: words.de.applications.move.action }).click()
  await page.getByRole('menuitem', { name: words.de.applications.move.to.interview }).click()
  await expect
    .element(page.getByRole('button', { name: words.de.applications.outcome.undo.action }))
    .toBeVisible()
  expect(askedOf(moveApplication)[0]?.body).toMatchObject({ stage: 'interview' })
  await column.getByRole('button', { name: words.de.applications.outcome.action }).click()
  await page.getByRole('menuitem', { name: words.de.applications.outcome.to.declined_by_company }).click()
  const title = fill(words.de.applications.outcome.decline.title, { name: 'Mira Zwei' })
  await expect.element(page.getByRole('dialog', { name: title })).toBeVisible()
})

test('who can be invited to an interview is led to the times to propose, and back to the comparison', async () => {
  answer(listApplicationInterviews, ({ path }) => ({
    ...{ interviews: [], timeline: [] },
    can: { propose: path.includes(idOf(2)) },
  }))
  const { router } = await open(<ReceivedPage />, { at: at(1, 2) })
  const links = page.getByRole('link', { name: t.invite })
  await expect.element(links).toHaveAccessibleName(/Mira Zwei$/)
  await links.click()
  expect(router.state.location).toMatchObject({
    pathname: `/bewerbungen/${idOf(2)}`,
    hash: '#gespraech',
    state: { invites: true, receivedSearch: at(1, 2).replace('/hier', ''), receivedIds: [idOf(1), idOf(2)] },
  })
})

test('it is printed by a press', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  onTestFinished(() => print.mockRestore())
  await open(<ReceivedPage />, { at: at(1, 2) })
  await page.getByRole('button', { name: t.print }).click()
  expect(print).toHaveBeenCalledOnce()
})

test('one is taken out, the focus stays on the page, and one alone is no comparison', async () => {
  const { router } = await open(<ReceivedPage />, { at: at(1, 2, 3) })
  await page.getByRole('button', { name: fill(t.remove, { name: 'Mira Zwei' }) }).click()
  await expect.element(page.getByRole('columnheader', { name: 'Mira Zwei' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  expect(router.state.location.search).toBe(`?ansicht=liste&vergleich=${idOf(1)},${idOf(3)}`)
  await page.getByRole('button', { name: fill(t.remove, { name: 'Mira Drei' }) }).click()
  await expect.element(page.getByText(t.tooFew)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: words.de.applications.record.toList }).first())
    .toHaveAttribute('href', '/unternehmensprofil/bewerbungen?ansicht=liste')
})

test('what is not there is said, and the others are compared', async () => {
  answer(getApplication, ({ path }) => record(Number(path.at(-1))))
  const { router } = await open(<ReceivedPage />, { at: at(1, 2) })
  await expect.element(page.getByRole('columnheader', { name: 'Mira Zwei' })).toBeVisible()
  refuse(getApplication, 'not_found')
  await router.navigate(at(1, 2, 7))
  await expect.element(page.getByText(fill(t.missing_one, {}))).toBeVisible()
  await expect.element(page.getByRole('columnheader', { name: 'Mira Zwei' })).toBeVisible()
})

test('on a phone the table scrolls, by keyboard too, and what a row is about stays in sight', async () => {
  await page.viewport(390, 844)
  await open(<ReceivedPage />, { at: at(1, 2, 3) })
  const table = page.getByRole('region', { name: t.table })
  await expect.element(table).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(390)
  const scroller = table.element() as HTMLElement
  scroller.focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  await expect.poll(() => scroller.scrollLeft).toBeGreaterThan(0)
  const head = page.getByRole('rowheader', { name: t.offer }).element()
  expect(Math.round(head.getBoundingClientRect().left - scroller.getBoundingClientRect().left)).toBeLessThan(
    3,
  )
})

function cellsOf(label: string): string[] {
  const head = page.getByRole('rowheader', { name: label, exact: true }).element()
  return [...(head.closest('tr')?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent?.trim() ?? '')
}

const moment = '2026-11-01T10:00:00.000Z'
const names = ['', 'Eins', 'Zwei', 'Drei']

const matchOf = (number: number): Match => ({
  ...{ total: 90, applicant: 90 + number, company: 88 },
  reasons: [
    {
      ...{ criterion: 'grade', side: 'company', fit: 'fits', score: 100 },
      ...{ text: 'Note', finding: `1,${number}`, wanted: 'Gesucht: 2,3' },
    },
  ],
})

const record = (number: number): Application => ({
  ...{ id: idOf(number), type: 2, status: 2, stage: 'viewed', outcome: null, title: '', origin: null },
  ...{ undoUntil: null, createdAt: moment, updatedAt: moment, sentAt: moment, revision: 4 },
  ...{ match: matchOf(number), grade: 1 + number / 10, qualification: null, desiredYears: [2027] },
  ...{
    declineReason: null,
    declineNote: '',
    outcomes: [],
    freePlaces: [],
    filledPercentage: 0,
    disclosed: [],
  },
  ...{ attachments: [], timeline: [], expertises: [], languages: [], education: [], career: [] },
  ...{ moduleAdditionals: [], aboutMe: '', coverLetter: '', visibility: 'hidden', places: [] },
  studyInterests: [],
  missing: { fields: [], documents: [] },
  target: {
    ...{ offerId: idOf(8), offerTitle: 'Informatik', companyId: idOf(8), companyName: 'Acme AG' },
    ...{ hasLogo: false, requiredDocuments: [] },
  },
  can: {
    ...{ edit: false, submit: false, move: true, cancel: false, delete: false, undo: false },
    message: true,
  },
  applicant: {
    ...{ id: idOf(number), gender: 'none', firstName: 'Mira', lastName: names[number] ?? '' },
    ...{ email: 'mira@example.org', birthdate: null, image: null },
  },
})
