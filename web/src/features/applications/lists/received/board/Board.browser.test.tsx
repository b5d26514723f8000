import { listApplications } from '@tandem/contract/applications'
import { moveApplication } from '@tandem/contract/applications/decisions'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { cdp, type Locator, page, userEvent } from 'vitest/browser'
import { useNotifications } from '#lib/notifications.ts'
import { fill } from '#testing/open.tsx'
import {
  answerMove,
  answerTeam,
  type Column,
  card,
  column,
  longName,
  move,
  openBoard,
  other,
  received,
  search,
  t,
} from '#testing/received-page.tsx'
import { answer, askedOf, list, refuse, reply } from '#testing/stub-server.ts'

beforeEach(answerTeam)

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
  await expect
    .poll(() => useNotifications.getState().items.map(({ title }) => title))
    .toEqual([t.move.failed])
  await expect.element(card('new')).toBeVisible()
  await expect.element(card('interview')).not.toBeInTheDocument()
})

test('what a colleague has moved meanwhile is shown where it stands, and said', async () => {
  await openBoard()
  answer(listApplications, list([received('offer_made'), other]))
  refuse(moveApplication, 'changed_elsewhere', { current: received('offer_made') })
  await move.click()
  await page.getByRole('menuitem', { name: t.move.to.interview }).click()
  await expect.element(card('offer')).toBeVisible()
  await expect
    .poll(() => useNotifications.getState().items.map(({ desc }) => desc))
    .toEqual([t.move.changedElsewhere])
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

test('printed from a phone, all columns are there with all of their applications', async () => {
  await page.viewport(390, 844)
  const many = Array.from({ length: 40 }, (_, index) => ({
    ...received('received'),
    id: `019b0000-0000-7000-8000-0000000001${10 + index}`,
  }))
  await openBoard(undefined, [...many, other])
  const emulate = (media: string) => cdp().send('Emulation.setEmulatedMedia', { media })
  onTestFinished(async () => void (await emulate('')))
  await emulate('print')
  await expect.element(column('new')).toBeVisible()
  await expect.poll(() => column('new').getByRole('article').elements()).toHaveLength(40)
  await expect.element(card('interview', longName)).toBeVisible()
  await expect.element(column('interview').getByRole('heading', { level: 2 })).toBeVisible()
})

test('before the pages of a print are counted, all columns are there with all of their applications', async () => {
  await page.viewport(390, 844)
  const many = Array.from({ length: 40 }, (_, index) => ({
    ...received('received'),
    id: `019b0000-0000-7000-8000-0000000001${10 + index}`,
  }))
  await openBoard(undefined, [...many, other])
  const drawn = () => document.querySelectorAll('article').length
  const before = drawn()
  // A browser counts them right after this event; what the change of the media draws comes too late.
  dispatchEvent(new Event('beforeprint'))
  expect(drawn()).toBe(41)
  dispatchEvent(new Event('afterprint'))
  await expect.poll(drawn).toBe(before)
})

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
