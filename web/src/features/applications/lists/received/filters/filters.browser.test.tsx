import { listAssessments } from '@tandem/contract/received-applications'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fill, words } from '#testing/open.tsx'
import {
  answerTeam,
  card,
  jule,
  longName,
  openBoard,
  other,
  received,
  search,
  t,
} from '#testing/received-page.tsx'
import { answer } from '#testing/stub-server.ts'

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
  const band = page.getByRole('navigation', { name: t.received.dueBand })
  await band.getByRole('link', { name: `1 ${t.received.dueFilters.overdue}` }).click()
  await expect.poll(() => names().length).toBe(2)
  await band.getByRole('link', { name: `2 ${t.received.dueFilters.open}` }).click()
  await band.getByRole('link', { name: `0 ${t.received.dueFilters.today}` }).click()
  await expect.element(page.getByText(t.received.nothingFound)).toBeVisible()
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
