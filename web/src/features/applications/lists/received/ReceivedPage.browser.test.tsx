import {
  type ApplicationSummary,
  applicationStatuses,
  getApplication,
  listApplications,
} from '@tandem/contract/applications'
import { moveApplication } from '@tandem/contract/applications/decisions'
import { listAssessments } from '@tandem/contract/received-applications'
import { changeApplications } from '@tandem/contract/received-applications/changes'
import { listTemplates } from '@tandem/contract/received-applications/templates'
import { getSettings, PublicSettings } from '@tandem/contract/settings'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import * as z from 'zod/mini'
import { useNotifications } from '#lib/notifications.ts'
import { allPermissions, company, fill, open, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, list, refuse, reply } from '#testing/stub-server.ts'
import { ReceivedPage } from './ReceivedPage.tsx'

const t = words.de.applications
type Column = keyof typeof t.columns
type Stage = NonNullable<ApplicationSummary['stage']>

const column = (key: Column) => page.getByRole('region', { name: new RegExp(`^${t.columns[key]}`) })
const card = (key: Column, name = 'Mira Tannhof') =>
  column(key).getByRole('article').filter({ hasText: name })
const move = page.getByRole('button', { name: fill(t.move.label, { name: 'Mira Tannhof' }) })
const search = page.getByLabelText(t.received.search)

beforeEach(() => {
  answer(listAssessments, { assessments: [], colleagues: [jule] })
  answer(getSettings, z.parse(PublicSettings, {}))
})

test('a card goes by menu and keyboard, says where to, and takes the focus along', async () => {
  await openBoard()
  answerMove('documents_missing')
  move.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitem').first()).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('menuitem', { name: t.move.to.documents_missing })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(card('review')).toBeVisible()
  await expect.element(card('review').getByRole('link')).toHaveFocus()
  const words = fill(t.move.done, { name: 'Mira Tannhof', stage: t.move.to.documents_missing })
  await expect.element(page.getByText(words)).toBeInTheDocument()
  expect(askedOf(moveApplication)[0]?.body).toMatchObject({ stage: 'documents_missing', revision: 4 })

  // Within its column it moves no more.
  answerMove('in_review')
  await move.click()
  await page.getByRole('menuitem', { name: t.move.to.in_review }).click()
  await expect.element(move).toHaveFocus()
})

test('what the filters leave is saved as a table, in which no name is a formula', async () => {
  const tables: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    tables.push(file as Blob)
    return '#'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const mira = { ...received('viewed'), applicant: { id: other.id, name: '=Mira Tannhof' } }
  await openBoard(undefined, [mira, other])
  await search.fill('Mira')
  await page.getByRole('button', { name: t.received.export_one }).click()
  await page.getByRole('menuitem', { name: t.received.exportCsv }).click()
  const [head = '', row = '', end] = (await tables[0]?.text())?.split('\r\n') ?? []
  expect(head).toContain(`"${t.received.name}";"${t.received.offer}"`)
  expect(row).toMatch(/^"'=Mira Tannhof";/)
  expect(end).toBe('')
})

test('what a colleague moves does not take the focus', async () => {
  const { queries } = await openBoard()
  await search.click()
  answer(listApplications, list([received('offer_made'), other]))
  void queries.invalidateQueries()
  await expect.element(card('offer')).toBeVisible()
  await expect.element(search).toHaveFocus()
})

test('a move that is refused comes back and is said', async () => {
  await openBoard()
  reply(moveApplication, () => Response.json({}, { status: 500 }))
  await move.click()
  await page.getByRole('menuitem', { name: t.move.to.interview }).click()
  await expect.element(card('new')).toBeVisible()
  await expect.element(card('interview')).not.toBeInTheDocument()
  expect(useNotifications.getState().items.map(({ title }) => title)).toEqual([t.move.failed])
})

test('what a colleague has moved meanwhile is shown where it stands, and said', async () => {
  await openBoard()
  answer(listApplications, list([received('offer_made'), other]))
  refuse(moveApplication, 'changed_elsewhere', { current: received('offer_made') })
  await move.click()
  await page.getByRole('menuitem', { name: t.move.to.interview }).click()
  await expect.element(card('offer')).toBeVisible()
  expect(useNotifications.getState().items.map(({ desc }) => desc)).toEqual([t.move.changedElsewhere])
})

test('a card is dragged into another column, which says that it takes it', async () => {
  await openBoard()
  answerMove('interview')
  await userEvent.dragAndDrop(card('new'), column('interview'))
  await expect.element(card('interview')).toBeVisible()
  expect(askedOf(moveApplication)[0]?.body).toMatchObject({ stage: 'interview' })
})

test('on a phone each column is a tab, and the way back leads through them', async () => {
  await page.viewport(390, 844)
  const { router } = await openBoard()
  const tabs = page.getByRole('navigation', { name: t.received.columns })
  await expect.element(column('new')).toBeVisible()
  await tabs.getByRole('link', { name: new RegExp(`^${t.columns.interview}`) }).click()
  await expect.element(card('interview', longName)).toBeVisible()
  await expect.element(column('new')).not.toBeInTheDocument()
  await router.navigate(-1)
  await expect.element(card('new')).toBeVisible()
})

for (const width of [992, 1024, 1100, 1259]) {
  test(`at ${width} px columns keep their width, names their words, and the board scrolls by itself`, async () => {
    await page.viewport(width, 900)
    await openBoard()
    const board = page.getByRole('region', { name: t.received.columns })
    for (const key of Object.keys(t.columns) as Column[])
      expect(column(key).element().getBoundingClientRect().width).toBeGreaterThanOrEqual(250)
    expect(board.element().scrollWidth).toBeGreaterThan(board.element().clientWidth)
    expect(document.documentElement.scrollWidth).toBe(width)
    expect(brokenWords(card('interview', longName).getByRole('link'))).toEqual([])
    await expect.element(card('new')).toMatchTextContent(t.received.degrees.ahr)
  })
}

test('on a phone a card has the whole width, and breaks no name', async () => {
  await page.viewport(390, 844)
  const { router } = await openBoard()
  await router.navigate('/hier?spalte=gespraech')
  await expect.element(card('interview', longName)).toBeVisible()
  const box = card('interview', longName).element().getBoundingClientRect()
  expect([box.left, box.right]).toEqual([16, 390 - 16])
  expect(document.documentElement.scrollWidth).toBe(390)
  expect(brokenWords(card('interview', longName).getByRole('link'))).toEqual([])
})

test('a list that fails is asked for once more before it is said, a refusal is not', async () => {
  signIn(company(), allPermissions)
  reply(listApplications, () => Response.json({}, { status: 500 }))
  const { queries } = await open(<ReceivedPage />)
  await expect.element(page.getByRole('alert')).toMatchTextContent(words.de.common.error.load)
  expect(askedOf(listApplications)).toHaveLength(2)
  queries.clear()
  refuse(listApplications, 'not_found')
  await page.getByRole('button', { name: words.de.common.error.retry }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(words.de.common.error.load)
  expect(askedOf(listApplications)).toHaveLength(3)
})

for (const width of [1440, 390]) {
  test(`at ${width} px the board is expected where it comes`, async () => {
    await page.viewport(width, 900)
    signIn(company(), allPermissions)
    const late = Promise.withResolvers<void>()
    answer(listApplications, async () => {
      await late.promise
      return list([received('received'), other])
    })
    await open(<ReceivedPage />)
    const expected = page.getByText(t.received.loading).element().parentElement
    const first = expected?.querySelector('[style*="--wide"]')?.getBoundingClientRect()
    late.resolve()
    await expect.element(card('new')).toBeVisible()
    const { left, top, width: wide } = card('new').element().getBoundingClientRect()
    expect(Math.abs(top - (first?.top ?? 0))).toBeLessThan(6)
    expect([left, wide]).toEqual([first?.left, first?.width])
  })
}

test('the list finds a name, keeps it in the address, says how many, and when there is none', async () => {
  const { router } = await openBoard('/hier?ansicht=liste')
  const rows = page.getByRole('row')
  await expect.poll(() => rows.elements().length).toBe(3)
  await search.fill('tannhof')
  await expect.poll(() => rows.elements().length).toBe(2)
  await expect.poll(() => router.state.location.search).toContain('suche=tannhof')
  await search.fill('niemand heißt so')
  await expect.element(page.getByText(t.received.nothingFound)).toBeVisible()
  await page.getByRole('button', { name: t.received.clear }).click()
  await expect.element(search).toHaveValue('')
  await search.fill('tannhof')
  await expect.poll(() => router.state.location.search).toContain('suche=tannhof')
  await router.navigate('/hier?ansicht=liste')
  await expect.element(search).toHaveValue('')
})

test('several are chosen by keyboard and moved at once; who failed is named and stays chosen', async () => {
  await openBoard('/hier?ansicht=liste')
  page.getByRole('checkbox', { name: t.bulk.selectAll }).element().focus()
  await userEvent.keyboard(' ')
  const bar = page.getByRole('region', { name: fill(t.bulk.chosen_other, { count: 2 }) })
  const [first, second] = [received('received').id, other.id]
  answer(changeApplications, [
    { id: first, code: null, reason: null, revision: 5 },
    { id: second, code: 'changed_elsewhere', reason: 'Jemand war schneller.', revision: null },
  ])
  bar.getByRole('button', { name: t.bulk.move }).element().focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('region', { name: t.bulk.chosen_one })).toBeVisible()
  const [{ title, desc } = { title: '', desc: '' }] = useNotifications.getState().items
  expect([title, desc]).toEqual([t.bulk.failed_one, `${longName}: Jemand war schneller.`])
  expect(askedOf(changeApplications)[0]?.body).toMatchObject({
    applications: [
      { id: first, revision: 4 },
      { id: second, revision: 4 },
    ],
    change: { kind: 'move', stage: 'in_review' },
  })

  // What was done can be taken back.
  await page.getByRole('button', { name: t.bulk.clear }).click()
  await page.getByRole('button', { name: t.outcome.undo.action, exact: true }).click()
  await expect.poll(() => askedOf(changeApplications).length).toBe(2)
  expect(askedOf(changeApplications)[1]?.body).toMatchObject({
    applications: [{ id: first, revision: 5 }],
    change: { kind: 'undo' },
  })
})

test('a reply with an open placeholder is not sent; filled in, it is previewed for each', async () => {
  answer(listTemplates, [])
  await openBoard()
  await page.getByRole('checkbox', { name: fill(t.bulk.select, { name: 'Mira Tannhof' }) }).click()
  await page.getByRole('button', { name: t.bulk.reply, exact: true }).click()
  const message = page.getByLabelText(t.bulk.message)
  await message.fill('Hallo [Vorname], bis zum [Datum].')
  await expect.element(page.getByText('Hallo Mira, bis zum [Datum].')).toBeVisible()
  await page.getByRole('button', { name: t.bulk.send_one }).click()
  await expect.element(page.getByText('Bitte zuerst ausfüllen: [Datum]')).toBeVisible()
  expect(askedOf(changeApplications)).toHaveLength(0)
  await message.fill('Hallo [Vorname], bis Montag.')
  answer(changeApplications, [{ id: received('received').id, code: null, reason: null, revision: 4 }])
  await page.getByRole('button', { name: t.bulk.send_one }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('region', { name: t.bulk.done.reply_one })).toBeVisible()
})

test('what is put to the closed ones is asked how it ended', async () => {
  await openBoard()
  reply(getApplication, () => new Promise<Response>(() => undefined))
  await move.click()
  await page.getByRole('menuitem', { name: t.move.closing }).click()
  await page.getByRole('button', { name: t.received.closingNext }).click()
  await expect.element(page.getByText(t.received.closingMissing)).toBeVisible()
  await expect.element(page.getByRole('radio', { name: t.outcome.to.declined_by_company })).toBeVisible()
})

test('what is overdue is found, and the order follows the address', async () => {
  const day = 24 * 60 * 60 * 1000
  const late = { ...other, stage: 'viewed' as const, sentAt: new Date(Date.now() - 16 * day).toISOString() }
  const fresh = { ...received('received'), sentAt: new Date().toISOString() }
  await openBoard('/hier?ansicht=liste&sortierung=frist', [fresh, late])
  const names = () =>
    page
      .getByRole('rowheader')
      .elements()
      .map(({ textContent }) => textContent)
  await expect.poll(() => names().length).toBe(2)
  expect(names()[0]).toContain(longName)
  await page.getByLabelText(t.received.due, { exact: true }).selectOptions(t.received.dueFilters.overdue)
  await expect.poll(() => names().length).toBe(1)
  await expect.element(page.getByText(fill(t.received.overdue_other, { count: 2 }))).toBeVisible()
})

test('only what oneself or nobody handles is shown, and the address says so', async () => {
  const mine = { applicationId: received('received').id, handler: jule, handlerLeft: false }
  answer(listAssessments, {
    assessments: [{ ...mine, revision: 1, rating: 4.5, notes: 2 }],
    colleagues: [jule],
  })
  const { router } = await openBoard()
  await expect.element(card('new')).toMatchTextContent(jule.name)
  const handler = page.getByLabelText(words.de.receivedApplications.handler.label)
  await handler.selectOptions(words.de.receivedApplications.handler.without)
  await expect.element(card('new')).not.toBeInTheDocument()
  await expect.element(card('interview', longName)).toBeVisible()
  expect(router.state.location.search).toBe('?zustaendig=niemand')
  await router.navigate(`/hier?zustaendig=${jule.id}`)
  await expect.element(card('new')).toBeVisible()
  await expect.element(card('interview', longName)).not.toBeInTheDocument()
})

const jule = { id: '019b0000-0000-7000-8000-000000000041', name: 'Jule Kirschgrund' }
const longName = 'Maximiliane Hasenöhrlberger-Wolkenstein'

const moment = '2026-11-01T10:00:00.000Z'

const received = (stage: Stage): ApplicationSummary => ({
  id: '019b0000-0000-7000-8000-000000000030',
  type: 2,
  status: applicationStatuses.sent,
  stage,
  outcome: null,
  origin: null,
  undoUntil: null,
  title: '',
  target: null,
  createdAt: moment,
  updatedAt: moment,
  sentAt: moment,
  revision: 4,
  match: null,
  applicant: { id: '019b0000-0000-7000-8000-000000000031', name: 'Mira Tannhof' },
  grade: 1.8,
  qualification: 'ahr',
  places: [],
  desiredYears: [2027],
  studyInterests: [],
  found: null,
})

const other: ApplicationSummary = {
  ...received('interview'),
  id: '019b0000-0000-7000-8000-000000000032',
  applicant: { id: '019b0000-0000-7000-8000-000000000033', name: longName },
}

async function openBoard(at?: string, applications = [received('received'), other]) {
  signIn(company(), allPermissions)
  answer(listApplications, list(applications))
  const screen = await open(<ReceivedPage />, { at })
  await expect.element(page.getByText('Mira Tannhof').first()).toBeVisible()
  return screen
}

/** Of the answer the page reads what a card shows. */
function answerMove(stage: Stage): void {
  answer(listApplications, list([received(stage), other]))
  reply(moveApplication, () => Response.json({ ...received(stage), revision: 5 }))
}

/** Words that do not stand on one line; a hyphen may end one. */
function brokenWords(name: Locator): string[] {
  const [text] = name.element().childNodes
  if (!(text instanceof Text)) throw new Error('A name is a text')
  return [...text.data.matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
    const range = document.createRange()
    range.setStart(text, index)
    range.setEnd(text, index + word.length)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [word] : []
  })
}
