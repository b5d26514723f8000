import { listApplications } from '@tandem/contract/applications'
import { listAssessments } from '@tandem/contract/received-applications'
import { changeApplications, maxChangedAtOnce } from '@tandem/contract/received-applications/changes'
import { listTemplates } from '@tandem/contract/received-applications/templates'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useNotifications } from '#lib/notifications.ts'
import { fill, reasonNames, words } from '#testing/open.tsx'
import {
  answerTeam,
  card,
  jule,
  longName,
  move,
  openBoard,
  other,
  person,
  received,
  t,
} from '#testing/received-page.tsx'
import { answer, askedOf, cutOff, list, refuse } from '#testing/stub-server.ts'

const { mark } = words.de.bookmarks.button
const head = (name: string) => page.getByRole('columnheader', { name, exact: true })

beforeEach(answerTeam)

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

test('what was done to several is taken back together: no notice offers it for one of them', async () => {
  await openBoard('/hier?ansicht=liste')
  await page.getByRole('checkbox', { name: t.bulk.selectAll }).click()
  const done = [received('in_review'), { ...other, stage: 'in_review' as const }]
  const undoUntil = new Date(Date.now() + 10_000).toISOString()
  answer(listApplications, list(done.map((each) => ({ ...each, revision: 5, undoUntil }))))
  answer(
    changeApplications,
    done.map(({ id }) => ({ id, code: null, reason: null, revision: 5 })),
  )
  const bar = page.getByRole('region', { name: fill(t.bulk.chosen_other, { count: 2 }) })
  await bar.getByRole('button', { name: t.bulk.move }).click()
  await page.getByRole('menuitem', { name: t.move.to.in_review }).click()
  const rows = page.getByRole('row', { name: new RegExp(t.standing.company.in_review) })
  await expect.poll(() => rows.elements().length).toBe(2)
  expect(page.getByRole('button', { name: t.outcome.undo.action }).elements()).toHaveLength(1)
})

test('a suspended company is offered nothing that would be refused', async () => {
  const { unmount } = await openBoard('/hier?ansicht=liste', undefined, { companyStatus: 'suspended' })
  await page.getByRole('checkbox', { name: t.bulk.selectAll }).click()
  const bar = page.getByRole('region', { name: fill(t.bulk.chosen_other, { count: 2 }) })
  await expect.element(bar.getByRole('button', { name: t.bulk.clear })).toBeVisible()
  // Who handles what is nobody else's business.
  await expect.element(bar.getByRole('button', { name: t.bulk.assign })).toBeVisible()
  expect(bar.getByRole('button').elements()).toHaveLength(2)
  await expect.element(bar.getByRole('link', { name: t.compare.action })).toBeVisible()
  await expect.element(move).not.toBeInTheDocument()
  await expect.element(head(mark)).toBeVisible()
  await unmount()
  await openBoard('/hier', undefined, { companyStatus: 'suspended' })
  await expect.element(move).not.toBeInTheDocument()
  expect((card('new').element() as HTMLElement).draggable).toBe(false)
})

test.each([
  ['where some can be moved', received('interview'), t.move.action],
  [
    'where all is over',
    { ...received('interview'), status: 9, outcome: 'declined_by_company' as const },
    mark,
  ],
])('the last column is headed by what stands in it, %s', async (_, application, header) => {
  await openBoard('/hier?ansicht=liste&abgeschlossene=zeigen', [application])
  await expect.element(head(header)).toBeVisible()
})

test('what stood there already is not taken back', async () => {
  await openBoard('/hier?ansicht=liste')
  await page.getByRole('checkbox', { name: t.bulk.selectAll }).click()
  const [first, second] = [received('received').id, other.id]
  answer(changeApplications, [
    { id: first, code: null, reason: null, revision: 5 },
    { id: second, code: null, reason: null, revision: null },
  ])
  await page.getByRole('button', { name: t.bulk.move, exact: true }).click()
  await page.getByRole('menuitem', { name: t.move.to.interview }).click()
  await page.getByRole('button', { name: t.outcome.undo.action, exact: true }).click()
  await expect.poll(() => askedOf(changeApplications).length).toBe(2)
  expect(askedOf(changeApplications)[1]?.body.applications).toEqual([{ id: first, revision: 5 }])
})

test('what was handed over goes back to whoever had it, also to nobody', async () => {
  const [first, second] = await handOverBoth()
  await page.getByRole('button', { name: t.outcome.undo.action, exact: true }).click()
  await expect.poll(() => askedOf(changeApplications).length).toBe(3)
  expect(
    askedOf(changeApplications)
      .slice(1)
      .map(({ body }) => body),
  ).toMatchObject([
    { applications: [{ id: first, revision: 1 }], change: { kind: 'assign', handlerId: null } },
    { applications: [{ id: second, revision: 4 }], change: { kind: 'assign', handlerId: jule.id } },
  ])
})

test('a hand-over that the connection fails to take back can be taken back again, what is left of it', async () => {
  const [first, second] = await handOverBoth()
  const undo = page.getByRole('button', { name: t.outcome.undo.action, exact: true })
  await expect.element(undo).toBeVisible()
  const before = askedOf(changeApplications).length
  answer(changeApplications, () => {
    if (askedOf(changeApplications).length > before + 1) throw new TypeError('Failed to fetch')
    return [{ id: first, code: null, reason: null, revision: 2 }]
  })
  await undo.click()
  await expect.poll(() => useNotifications.getState().items.map(({ title }) => title)).toContain(t.bulk.none)
  answer(changeApplications, [{ id: second, code: null, reason: null, revision: 5 }])
  await undo.click()
  await expect.element(undo).not.toBeInTheDocument()
  expect(askedOf(changeApplications).at(-1)?.body.applications).toEqual([{ id: second, revision: 4 }])
  await expect.element(page.getByText(t.bulk.done.undo_other.replace('{{count}}', '2'))).toBeInTheDocument()
})

test('a change that reaches no server is said once', async () => {
  await openBoard('/hier?ansicht=liste')
  await page.getByRole('checkbox', { name: t.bulk.selectAll }).click()
  cutOff(changeApplications)
  await page.getByRole('button', { name: t.bulk.move, exact: true }).click()
  await page.getByRole('menuitem', { name: t.move.to.interview }).click()
  await expect.poll(() => useNotifications.getState().items.map(({ title }) => title)).toEqual([t.bulk.none])
})

test('when only a later part of many fails, those that were changed are told from those that were not', async () => {
  const many = Array.from({ length: maxChangedAtOnce + 1 }, (_, at) => ({
    ...received('received'),
    id: `019b0000-0000-7000-8000-${String(at).padStart(12, '0')}`,
  }))
  await openBoard('/hier?ansicht=liste', many)
  await page.getByRole('checkbox', { name: t.bulk.selectAll }).click()
  answer(changeApplications, ({ body }) => {
    if (askedOf(changeApplications).length > 1) throw new TypeError('Failed to fetch')
    const { applications } = body as { applications: { id: string }[] }
    return applications.map(({ id }) => ({ id, code: null, reason: null, revision: 5 }))
  })
  await page.getByRole('button', { name: t.bulk.move, exact: true }).click()
  await page.getByRole('menuitem', { name: t.move.to.interview }).click()
  await expect.element(page.getByRole('region', { name: t.bulk.chosen_one, exact: true })).toBeVisible()
  const [{ title, desc } = { title: '', desc: '' }] = useNotifications.getState().items
  expect([title, desc]).toEqual([
    t.bulk.failed_one,
    `Mira Tannhof: ${words.de.common.notifications.unreached}`,
  ])
})

test('a reply with an open placeholder is not sent; filled in, it is previewed for each as it is sent', async () => {
  answer(listTemplates, [])
  const anna = { ...other, applicant: person(other.id, 'Anna Lena', 'Vogt') }
  await openBoard(undefined, [received('received'), anna])
  await page.getByRole('checkbox', { name: fill(t.bulk.select, { name: 'Anna Lena Vogt' }) }).click()
  await page.getByRole('button', { name: t.bulk.reply, exact: true }).click()
  const message = page.getByLabelText(t.bulk.message)
  await message.fill('Hallo [Vorname], bis zum [Datum].')
  await expect.element(page.getByText('Hallo Anna Lena, bis zum [Datum].')).toBeVisible()
  await page.getByRole('button', { name: t.bulk.send_one }).click()
  await expect.element(page.getByText('Bitte zuerst ausfüllen: [Datum]')).toBeVisible()
  await expect.element(message).toHaveFocus()
  expect(askedOf(changeApplications)).toHaveLength(0)
  refuse(changeApplications, 'too_many_requests')
  await message.fill('Hallo [Vorname],\n'.repeat(20))
  await page.getByRole('button', { name: t.bulk.send_one }).click()
  await expect.element(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
  await message.fill('Hallo [Vorname], bis Montag.')
  answer(changeApplications, [{ id: anna.id, code: null, reason: null, revision: 4 }])
  await page.getByRole('button', { name: t.bulk.send_one }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('region', { name: t.bulk.done.reply_one })).toBeVisible()
})

test('an offer is previewed in the language of its placeholder, whatever the language of the page: so it is sent', async () => {
  answer(listTemplates, [])
  const titles = { de: 'Informatik', en: 'Computer science' }
  const target = {
    ...{ offerId: other.id, offerTitle: titles.en, offerTitles: titles, companyId: other.id },
    ...{ companyName: 'Acme AG', hasLogo: false, requiredDocuments: [] },
  }
  await openBoard('/en/hier?ansicht=liste', [
    { ...received('received'), target },
    { ...other, target },
  ])
  const { bulk, outcome } = words.en.applications
  await page.getByRole('checkbox', { name: bulk.selectAll }).click()
  await page.getByRole('button', { name: bulk.reply, exact: true }).click()
  await page.getByLabelText(bulk.message).fill('Danke für [Angebot]. Thank you for [offer].')
  await expect.element(page.getByText('Danke für Informatik. Thank you for Computer science.')).toBeVisible()
  await page.getByRole('button', { name: outcome.cancel }).click()
  await page.getByRole('button', { name: bulk.decline, exact: true }).click()
  await page.getByRole('radio', { name: reasonNames.places_taken }).click()
  await expect
    .element(page.getByRole('region', { name: outcome.decline.preview }))
    .toMatchTextContent('danke für deine Bewerbung um „Informatik“')
})

test('a reply that failed for some stays open with them and the reason', async () => {
  answer(listTemplates, [])
  await openBoard('/hier?ansicht=liste')
  await page.getByRole('checkbox', { name: t.bulk.selectAll }).click()
  await page.getByRole('button', { name: t.bulk.reply, exact: true }).click()
  const message = page.getByLabelText(t.bulk.message)
  await message.fill('Hallo [Vorname].')
  answer(changeApplications, [
    { id: received('received').id, code: null, reason: null, revision: 4 },
    { id: other.id, code: 'changed_elsewhere', reason: 'Jemand war schneller.', revision: null },
  ])
  await page.getByRole('button', { name: fill(t.bulk.send_other, { count: 2 }) }).click()
  const dialog = page.getByRole('dialog', { name: t.bulk.replyTitle_one })
  await expect
    .element(dialog.getByRole('alert'))
    .toMatchTextContent(`${t.bulk.failed_one}${longName}: Jemand war schneller.`)
  await expect.element(message).toHaveValue('Hallo [Vorname].')
  expect(useNotifications.getState().items).toEqual([])
  await dialog.getByRole('button', { name: t.outcome.cancel }).click()
  await expect.element(page.getByRole('region', { name: t.bulk.chosen_one })).toBeVisible()
})

/** To Jule, who had the second already, while nobody had the first. */
async function handOverBoth() {
  const [first, second] = [received('received').id, other.id]
  const handled = { applicationId: second, handler: jule, handlerLeft: false, rating: null, notes: 0 }
  answer(listAssessments, { assessments: [{ ...handled, revision: 3 }], colleagues: [jule] })
  await openBoard('/hier?ansicht=liste')
  await page.getByRole('checkbox', { name: t.bulk.selectAll }).click()
  answer(changeApplications, [
    { id: first, code: null, reason: null, revision: 1 },
    { id: second, code: null, reason: null, revision: 4 },
  ])
  await page.getByRole('button', { name: t.bulk.assign }).click()
  await page.getByRole('menuitem', { name: jule.name }).click()
  return [first, second] as const
}
