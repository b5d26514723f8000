import { getFaq, listFaq, rateFaq } from '@tandem/contract/pages/faq'
import { paths } from '@tandem/contract/paths'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, words } from '#testing/open.tsx'
import { answer, askedOf, refuse } from '#testing/stub-server.ts'

const t = words.de.pages.faq

test('an answer that did not help leads on to somebody who does, and is counted once', async () => {
  answer(listFaq, list)
  answer(rateFaq, true)
  await openApp(paths.faq())
  await page.getByRole('heading', { name: question.question }).click()
  await expect.element(page.getByText('Sechzig Minuten.')).toBeVisible()
  await page.getByRole('button', { name: t.rating.no }).first().dblClick()
  await expect.element(page.getByText(t.rating.sorry)).toHaveFocus()
  expect(askedOf(rateFaq).map(({ body }) => body)).toMatchObject([{ helpful: false }])
})

test('a long topic shows its first questions, and the rest once asked, which then has the focus', async () => {
  const member = Array.from({ length: 6 }, (_, index) => ({
    ...question,
    ...{ id: `frage-${index}`, question: `Frage ${index}?` },
  }))
  answer(listFaq, { totalItems: 6, member })
  await openApp(paths.faq())
  await expect.element(page.getByRole('heading', { name: 'Frage 3?' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Frage 4?' })).not.toBeInTheDocument()
  await page.getByText('2 weitere Fragen').click()
  await expect.element(page.getByRole('heading', { name: 'Frage 5?' })).toBeVisible()
  await expect.poll(() => document.activeElement?.textContent).toBe('Frage 4?')
  await expect.element(page.getByText('2 weitere Fragen')).not.toBeVisible()
})

test('a search is an address of its own, and says when it finds nothing', async () => {
  answer(listFaq, list)
  await openApp(paths.faq())
  const search = page.getByRole('searchbox', { name: t.search.label })
  await search.fill('Quitte')
  answer(listFaq, { totalItems: 0, member: [] })
  await page.getByRole('button', { name: t.search.submit }).click()
  await expect
    .element(page.getByRole('heading', { name: 'Zu „Quitte“ steht hier noch nichts.' }))
    .toBeVisible()
  expect(location.search).toBe('?text=Quitte')
  await expect.element(search).toHaveValue('Quitte')
})

test('a question that does not exist says so', async () => {
  refuse(getFaq, 'not_found')
  await openApp(paths.faqQuestion({ questionId: 'nirgends' }))
  await expect.element(page.getByRole('heading', { name: words.de.common.notFound.title })).toBeVisible()
})

test('where there is no room beside the answer, it comes before the other questions of its topic', async () => {
  answer(getFaq, question)
  answer(listFaq, {
    totalItems: 2,
    member: [question, { ...question, id: 'kosten', question: 'Was kostet sie?' }],
  })
  await openApp(paths.faqQuestion({ questionId: question.id }))
  const others = page.getByRole('link', { name: 'Was kostet sie?' })
  const shown = () =>
    page
      .getByText('Sechzig Minuten.')
      .or(others)
      .elements()
      .filter((one) => one.checkVisibility())
      .map((one) => one.tagName)
  await page.viewport(390, 844)
  await expect.poll(shown).toEqual(['P', 'A'])
  await page.viewport(1440, 900)
  await expect.poll(shown).toEqual(['A', 'P'])
})

const question = {
  ...{ id: 'deltapruefung', audience: 'applicant' as const, topic: { id: 'zulassung', title: 'Zulassung' } },
  ...{ question: 'Wie lange dauert die Prüfung?', answer: 'Sechzig Minuten.' },
}
const list = { totalItems: 1, member: [question] }
