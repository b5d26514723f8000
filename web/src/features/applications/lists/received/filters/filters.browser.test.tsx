import { type ApplicationSummary, applicationStatuses, listApplications } from '@tandem/contract/applications'
import { listOpenInterviews, type OpenInterview } from '@tandem/contract/interviews'
import { assignHandler, listAssessments } from '@tandem/contract/received-applications'
import { listDocuments, listGrades } from '@tandem/contract/reference'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { company, fill, words } from '#testing/open.tsx'
import {
  answerTeam,
  card,
  jule,
  longName,
  openBoard,
  other,
  person,
  received,
  search,
  t,
} from '#testing/received-page.tsx'
import { answer, askedOf, list } from '#testing/stub-server.ts'

beforeEach(answerTeam)

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

test('what is overdue is found, and the order follows the address', async () => {
  const day = 24 * 60 * 60 * 1000
  const late = { ...other, stage: 'viewed' as const, sentAt: new Date(Date.now() - 16 * day).toISOString() }
  const fresh = { ...received('received'), sentAt: new Date().toISOString() }
  await openBoard('/hier?ansicht=liste', [fresh, late])
  const names = () =>
    page
      .getByRole('rowheader')
      .elements()
      .map(({ textContent }) => textContent)
  await expect.poll(() => names().length).toBe(2)
  expect(names()[0]).toContain(longName)
  await page.getByLabelText(t.received.due, { exact: true }).selectOptions(t.received.dueFilters.overdue)
  await expect.poll(() => names().length).toBe(1)
  await expect.element(page.getByText(fill(t.received.dueWords.overdue_other, { count: 2 }))).toBeVisible()
  const band = page.getByRole('navigation', { name: t.received.dueBand })
  await band.getByRole('link', { name: `1 ${t.received.dueFilters.overdue}` }).click()
  await expect.poll(() => names().length).toBe(2)
  await band.getByRole('link', { name: `1 ${t.received.dueFilters.later}` }).click()
  await expect.poll(() => names()[0]).toContain('Mira Tannhof')
  await band.getByRole('link', { name: `0 ${t.received.dueFilters.today}` }).click()
  await expect.element(page.getByText(t.received.nothingFound)).toBeVisible()
})

test('the list begins with the open ones, says how many are over, and the address shows those', async () => {
  const declined = {
    ...other,
    ...{ status: applicationStatuses.finished, outcome: 'declined_by_company' as const },
  }
  const { router } = await openBoard('/hier', [received('received'), declined])
  await page.getByRole('button', { name: t.received.list, exact: true }).click()
  const rows = page.getByRole('row')
  await expect.poll(() => rows.elements().length).toBe(2)
  await expect.element(page.getByText(fill(t.received.openOf_one, { total: 2 }))).toBeVisible()
  expect(page.getByRole('button', { name: t.received.export_one }).elements()).toHaveLength(1)
  const showClosed = page.getByRole('link', { name: t.received.showClosed_one })
  await showClosed.click()
  await expect.poll(() => rows.elements().length).toBe(3)
  expect(router.state.location.search).toBe('?ansicht=liste&abgeschlossene=zeigen')
  await page.getByRole('link', { name: t.received.hideClosed }).click()
  await expect.poll(() => rows.elements().length).toBe(2)
  await search.fill('maximiliane')
  await expect.element(page.getByText(t.received.nothingFound)).toBeVisible()
  await showClosed.click()
  await expect.element(page.getByRole('rowheader')).toMatchTextContent(longName)
  await router.navigate('/hier?ansicht=liste&erreicht=abgeschlossen')
  await expect.element(page.getByRole('rowheader')).toMatchTextContent(longName)
})

test('whom the other side keeps waiting is told apart from what is due', async () => {
  const at = (n: number, more: Partial<ApplicationSummary>): ApplicationSummary => ({
    ...received('received'),
    ...{ id: `${other.id.slice(0, -2)}${n}`, applicant: person(other.id, 'Pia', `Felsental ${n}`) },
    ...more,
  })
  const interviewOf = (n: number, more: Partial<OpenInterview>): OpenInterview => ({
    ...{ id: `${other.id.slice(0, -2)}${n + 40}`, applicationId: `${other.id.slice(0, -2)}${n}` },
    ...{ status: 'proposed', startsAt: null, minutes: 40, kind: 'video', counterpart: 'Pia' },
    ...{ offerTitle: null, isTurn: false, isReminded: false },
    ...more,
  })
  answer(listOpenInterviews, [
    interviewOf(51, {}),
    interviewOf(52, { status: 'agreed', startsAt: '2030-09-18T08:30:00.000Z' }),
    interviewOf(53, { status: 'countered', isTurn: true }),
  ])
  await openBoard('/hier?ansicht=liste', [
    received('received'),
    at(50, { stage: 'documents_missing', updatedAt: '2026-11-03T10:00:00.000Z' }),
    at(51, { stage: 'interview' }),
    at(52, { stage: 'interview' }),
    at(53, { stage: 'interview' }),
    at(54, { stage: 'offer_made', updatedAt: '2026-11-04T10:00:00.000Z' }),
  ])
  const row = (n: number) => page.getByRole('row').filter({ hasText: `Felsental ${n}` })
  const { waits, since, slots, interview } = t.received.dueWords
  const name = 'Pia'
  await expect.element(row(50)).toMatchTextContent(fill(waits, { name }))
  await expect.element(row(50)).toMatchTextContent(fill(since, { date: '3. Nov.' }))
  await expect.element(row(51)).toMatchTextContent(fill(waits, { name }))
  await expect.element(row(51)).toMatchTextContent(slots)
  await expect.element(row(52)).toMatchTextContent(fill(interview, { date: '18. Sept.' }))
  await expect.element(row(52)).toMatchTextContent('10:30')
  await expect.element(row(53)).toMatchTextContent(words.de.interviews.open.isTurn)
  await expect.element(row(54)).toMatchTextContent(fill(since, { date: '4. Nov.' }))
})

test('nobody’s application is taken over from its row, and the focus stays there', async () => {
  answer(listAssessments, { assessments: [], colleagues: [{ id: company().id, name: 'Jule Kirschgrund' }] })
  await openBoard('/hier?ansicht=liste')
  const take = words.de.receivedApplications.handler.take
  const button = page.getByRole('button', { name: fill(take, { name: 'Mira Tannhof' }) })
  await expect.element(button).toBeVisible()
  const handler = { id: company().id, name: 'Jule Kirschgrund' }
  const assessment = { handler, handlerLeft: false, revision: 1, rating: null }
  answer(assignHandler, { ...assessment, ratings: [], notes: [] })
  answer(listAssessments, {
    assessments: [{ ...assessment, applicationId: received('received').id, notes: 0 }],
    colleagues: [handler],
  })
  await button.click()
  await expect.element(button).not.toBeInTheDocument()
  expect(askedOf(assignHandler)[0]?.body).toMatchObject({ handlerId: handler.id, revision: 0 })
  const row = page.getByRole('row').filter({ hasText: 'Mira Tannhof' })
  await expect.poll(() => row.element().contains(document.activeElement)).toBe(true)
})

test('what is moved or ends while one looks keeps its place in the list', async () => {
  const day = 24 * 60 * 60 * 1000
  const late = { ...received('received'), sentAt: new Date(Date.now() - 16 * day).toISOString() }
  const fresh = { ...other, stage: 'viewed' as const, sentAt: new Date().toISOString() }
  const { queries } = await openBoard('/hier?ansicht=liste', [fresh, late])
  const names = () =>
    page
      .getByRole('rowheader')
      .elements()
      .map(({ textContent }) => textContent)
  expect(names()[0]).toContain('Mira Tannhof')
  const ended = { ...late, status: applicationStatuses.finished, outcome: 'declined_by_company' as const }
  answer(listApplications, list([fresh, ended]))
  await queries.invalidateQueries({ queryKey: ['applications'] })
  await expect.element(page.getByText(t.standing.company.declined_by_company)).toBeVisible()
  expect(names()[0]).toContain('Mira Tannhof')
  await page.getByLabelText(t.received.sort, { exact: true }).selectOptions(t.received.sortings.name)
  await expect.poll(() => names().length).toBe(1)
})

test('what came without an offer is found by itself, and the address says so', async () => {
  const target = {
    ...{ offerId: null, offerTitle: null, companyId: other.id, companyName: 'Werkhof' },
    ...{ hasLogo: false, requiredDocuments: [] },
  }
  const { router } = await openBoard('/hier?ansicht=liste', [
    { ...received('received'), target: { ...target, offerId: other.id, offerTitle: 'Informatik' } },
    { ...other, target },
  ])
  const rows = page.getByRole('row')
  await expect.poll(() => rows.elements().length).toBe(3)
  await page.getByLabelText(t.received.offer, { exact: true }).selectOptions(t.received.withoutOffer)
  await expect.poll(() => rows.elements().length).toBe(2)
  await expect.element(page.getByRole('rowheader')).toMatchTextContent(longName)
  expect(router.state.location.search).toContain('angebot=ohne')
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

test('a grade at most, and what is attached or lacks of what the offer asks for, narrow the list down', async () => {
  answer(listGrades, list([{ id: '2.0', name: '2,0 oder besser', value: 2 }]))
  const names = { cv: 'Lebenslauf', certificate: 'Zeugnis', passport: 'Ausweis' }
  answer(listDocuments, list(Object.entries(names).map(([id, name]) => ({ id, name }))))
  const target = {
    ...{ offerId: other.id, offerTitle: 'Informatik', companyId: other.id, companyName: 'Werkhof' },
    ...{ hasLogo: false, requiredDocuments: ['cv', 'certificate'] },
  }
  const { router } = await openBoard('/hier?ansicht=liste', [
    { ...received('received'), target, documents: ['certificate', 'cv'] },
    { ...other, target, grade: 2.1, documents: ['cv'] },
  ])
  const rows = page.getByRole('rowheader')
  const grade = page.getByLabelText(t.record.grade, { exact: true })
  await grade.selectOptions(fill(t.received.gradeAtMost, { grade: '2,0 oder besser' }))
  await expect.poll(() => rows.elements().length).toBe(1)
  await expect.element(rows).toMatchTextContent('Mira Tannhof')
  expect(router.state.location.search).toContain('note=2')
  await grade.selectOptions(t.received.allGrades)
  const documents = page.getByLabelText(t.received.documents, { exact: true })
  await documents.selectOptions(t.received.notAllAskedFor)
  await expect.element(rows).toMatchTextContent(longName)
  expect(router.state.location.search).toContain('unterlagen=unvollstaendig')
  await documents.selectOptions(t.received.allAskedFor)
  await expect.element(rows).toMatchTextContent('Mira Tannhof')
  await documents.selectOptions(names.cv)
  await expect.poll(() => rows.elements().length).toBe(2)
  // What nobody attached is not asked for.
  await expect.element(documents).not.toMatchTextContent(names.passport)
})

test('how far the nearest place is stands beside it, in the list as on the board', async () => {
  const place = 'Titisee-Neustadt im Hochschwarzwald'
  const near = { places: ['Hamburg', place], nearest: { place, kilometres: 18.6 } }
  const there = { places: ['Karlsruhe'], nearest: { place: 'Karlsruhe', kilometres: 0.4 } }
  await openBoard('/hier?ansicht=liste', [
    { ...received('received'), ...near },
    { ...other, ...there },
  ])
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  await expect.element(row('Mira Tannhof')).toMatchTextContent(`${place} · 19 km`)
  await expect.element(row(longName)).toMatchTextContent(`Karlsruhe · ${t.received.atPlace}`)
  await page.getByRole('button', { name: t.received.board, exact: true }).click()
  await expect.element(card('new')).toMatchTextContent(`${place} · 19 km`)
  // Where there is no room, the name of the place is cut short.
  const distance = card('new').getByText('· 19').element().getBoundingClientRect()
  expect(distance.right).toBeLessThanOrEqual(card('new').element().getBoundingClientRect().right)
})
