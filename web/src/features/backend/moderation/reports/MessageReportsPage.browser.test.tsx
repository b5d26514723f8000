import {
  listThreadReports,
  settleThreadReport,
  type ThreadReport,
} from '@tandem/contract/backend/message-reports'
import { paths } from '@tandem/contract/paths'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { isAnythingUnsaved } from '#lib/form/unsaved-parts.ts'
import { admin, openApp, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, refuse } from '#testing/stub-server.ts'

const t = words.de.backend.reports
const report: ThreadReport = {
  id: '019b0000-0000-7000-8000-000000000071',
  kind: 'insult',
  reason: 'Das war nicht nett.',
  reportedAt: '2026-11-20T08:00:00.000Z',
  reporter: { name: 'Lena Vogt', email: 'lena@example.org' },
  subject: 'Frage',
  sides: ['Lena Vogt', 'Krone AG'],
  parties: [],
  messages: [],
  ...{ additions: [], revision: 0 },
  ...{ settledAt: null, settledBy: null, note: '', answer: '' },
}
const other: ThreadReport = { ...report, id: report.id.replace(/1$/, '2'), kind: 'advertising' }
const card = page.getByRole('region', { name: t.kinds.insult })
const note = card.getByLabelText(t.note)
const settle = card.getByRole('button', { name: t.settle })
const list = (...entries: ThreadReport[]) => answer(listThreadReports, { entries, next: null })
/** It is not on the list any more, but another one is. */
async function leaveList() {
  list(other)
  await screen.queries.invalidateQueries({ queryKey: ['backend'] })
  await expect.element(page.getByRole('region', { name: t.kinds.advertising })).toBeVisible()
}

let screen: Awaited<ReturnType<typeof openApp>>
beforeEach(async () => {
  signIn(admin(), ['backend'])
  list(report)
  screen = await openApp(paths.messageReports())
  await note.fill('Angerufen')
})

test('a report that somebody else settled otherwise says how, and keeps what was typed until it is taken off the list', async () => {
  const settled = { settledAt: '2026-11-20T09:00:00.000Z', settledBy: 'Vera Birk', note: 'Verwarnt' }
  refuse(settleThreadReport, 'changed_elsewhere', { current: { ...report, ...settled } })
  await settle.click()
  const alert = page.getByRole('alert')
  await expect.element(alert).toMatchTextContent(t.settledElsewhere)
  await expect.element(alert).toMatchTextContent(/von Vera Birk. Verwarnt/)
  await leaveList()
  await expect.element(note).toHaveValue('Angerufen')
  await expect.element(page.getByText(t.done)).not.toBeInTheDocument()
  await expect.element(settle).not.toBeInTheDocument()
  await page.getByRole('button', { name: t.takeOff }).click()
  await expect.element(card).not.toBeInTheDocument()
})

test('what is typed stays when the report goes off the list meanwhile, and leaving asks first', async () => {
  expect(isAnythingUnsaved()).toBe(true)
  await leaveList()
  await expect.element(note).toHaveValue('Angerufen')
  await page.getByRole('link', { name: t.settled }).click()
  await page.getByRole('button', { name: words.de.office.leave.stay }).click()
  answer(settleThreadReport, { ...report, settledAt: report.reportedAt, note: 'Angerufen' })
  await settle.click()
  await expect.element(card).not.toBeInTheDocument()
  expect(askedOf(settleThreadReport).map(({ body }) => body.note)).toEqual(['Angerufen'])
})

test('what was added while one wrote is shown and said, and only then is the report settled', async () => {
  const addition = {
    kind: 'harassment',
    reason: 'Jetzt droht man mir.',
    addedAt: '2026-11-20T08:30:00.000Z',
  } as const
  const current: ThreadReport = { ...report, additions: [addition], revision: 1 }
  list(current)
  await screen.queries.invalidateQueries({ queryKey: ['backend'] })
  await expect.element(card).toMatchTextContent('Jetzt droht man mir.')
  await expect.element(card).toMatchTextContent(t.kinds.harassment)
  refuse(settleThreadReport, 'changed_elsewhere', { current })
  await settle.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(t.addedElsewhere)
  await expect.element(note).toHaveValue('Angerufen')
  answer(settleThreadReport, { ...current, settledAt: report.reportedAt, note: 'Angerufen' })
  list()
  await settle.click()
  await expect.element(card).not.toBeInTheDocument()
  expect(askedOf(settleThreadReport).map(({ body }) => body.revision)).toEqual([0, 1])
})

test('with a settled report the focus goes to the one that follows it, and from the last one to the heading', async () => {
  list(report, other)
  await screen.queries.invalidateQueries({ queryKey: ['backend'] })
  const next = page.getByRole('region', { name: t.kinds.advertising })
  await expect.element(next).toBeVisible()
  answer(settleThreadReport, { ...report, settledAt: report.reportedAt, note: 'Angerufen' })
  list(other)
  await settle.click()
  await expect.element(card).not.toBeInTheDocument()
  await expect.element(next.getByRole('heading')).toHaveFocus()
  answer(settleThreadReport, { ...other, settledAt: report.reportedAt })
  list()
  await next.getByRole('button', { name: t.settle }).click()
  await expect.element(next).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('all settled reports can be reached, and the focus goes to the first of the older ones', async () => {
  await note.fill('')
  const settledAt = '2026-11-20T09:00:00.000Z'
  answer(listThreadReports, ({ query }) =>
    query.get('after') === report.id
      ? { entries: [{ ...other, settledAt }], next: null }
      : { entries: [{ ...report, settledAt }], next: report.id },
  )
  await page.getByRole('link', { name: t.settled }).click()
  const older = page.getByRole('button', { name: t.more })
  await older.click()
  const next = page.getByRole('region', { name: t.kinds.advertising })
  await expect.element(next.getByRole('heading', { level: 2 })).toHaveFocus()
  await expect.element(card).toBeVisible()
  await expect.element(older).not.toBeInTheDocument()
})
