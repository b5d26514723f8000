import {
  type Bookmark,
  type BookmarkCategory,
  listBookmarks,
  removeBookmark,
  saveBookmark,
} from '@tandem/contract/bookmarks'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { UnsavedParts } from '#lib/form/unsaved-parts.ts'
import { useNotifications } from '#lib/notifications.ts'
import { takeTarget } from '#lib/session/sign-in-target.ts'
import { applicant, company, expectComplaint, fill, open, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, refuse, reply } from '#testing/stub-server.ts'
import { marksQuery } from '../state/queries.ts'
import { BookmarkButton } from './BookmarkButton.tsx'

const t = words.de.bookmarks
const id = '019b0000-0000-7000-8000-000000000031'
const name = 'Informatik'

const button = page.getByRole('button', { name: fill(t.button.of, { name }) })
const popover = page.getByRole('dialog', { name: fill(t.menu.label, { name }) })
const option = (category: BookmarkCategory) => popover.getByRole('button', { name: t.category[category] })
const write = popover.getByRole('button', { name: fill(t.note.writeOf, { name }) })
const field = popover.getByRole('textbox')
const save = popover.getByRole('button', { name: t.note.save })

const bookmarkOf = (parts: Partial<Bookmark>): Bookmark => ({
  ...{ recordType: 'offer', recordId: id, category: 'neutral' },
  ...{ comment: '', notifyFree: false, createdAt: '2026-11-20T10:00:00.000Z', ...parts },
})

/** Holds what is bookmarked, as the server does. */
function answerBookmarks(kept: Partial<Bookmark> = {}): void {
  const fresh = bookmarkOf(kept)
  let bookmark: Bookmark | null = null
  answer(listBookmarks, () => (bookmark ? [{ ...bookmark, comment: '' }] : []))
  answer(saveBookmark, ({ body }) => {
    bookmark = { ...(bookmark ?? fresh), ...(body as Partial<Bookmark>) }
    return bookmark
  })
  answer(removeBookmark, () => {
    const removed = bookmark
    bookmark = null
    return { recordType: 'offer' as const, recordId: 0 as const, removed }
  })
}

const internal = { code: 'internal', title: '', detail: '', description: '', status: 500 }

const openButton = () =>
  open(
    <>
      <BookmarkButton type="offer" id={id} name={name} />
      <a href="#weiter">Weiter</a>
    </>,
  )

async function bookmark(): Promise<void> {
  await openButton()
  await expect.element(button).toHaveAttribute('aria-pressed', 'false')
  await button.click()
  await expect.element(button).toHaveAttribute('aria-pressed', 'true')
  await expect.element(write).toBeVisible()
}

test('one tap saves, says under what, and offers the categories; the focus stays for a second tap', async () => {
  signIn(applicant())
  answerBookmarks()
  await bookmark()
  expect(askedOf(saveBookmark)[0]?.body).not.toHaveProperty('category')
  await expect.element(option('neutral')).toHaveAttribute('aria-pressed', 'true')
  await expect
    .element(popover.getByRole('status').first())
    .toHaveTextContent(fill(t.offered.said, { name, category: t.category.neutral }))
  await expect.element(button).toHaveFocus()

  await userEvent.keyboard('{Enter}')
  await expect.element(button).toHaveAttribute('aria-pressed', 'false')
  await expect.element(popover).not.toBeInTheDocument()
  expect(askedOf(removeBookmark)).toHaveLength(1)
  expect(useNotifications.getState().items).toMatchObject([
    { title: fill(t.removed, { name }), action: { label: t.undo } },
  ])
})

test('two quick taps save and remove, and leave no popover', async () => {
  signIn(applicant())
  answerBookmarks()
  const { queries } = await openButton()
  await expect.poll(() => queries.isFetching()).toBe(0)
  await button.click()
  await button.click()
  await expect.poll(() => askedOf(removeBookmark)).toHaveLength(1)
  await expect.element(button).toHaveAttribute('aria-pressed', 'false')
  await expect.element(popover).not.toBeInTheDocument()
})

test('two quick taps save and remove, in this order, also before it is known what is bookmarked', async () => {
  signIn(applicant())
  answerBookmarks()
  let arrive = () => {}
  const loaded = new Promise<void>((resolve) => (arrive = resolve))
  answer(listBookmarks, async () => {
    await loaded
    return []
  })
  await openButton()
  await expect.poll(() => askedOf(listBookmarks)).toHaveLength(1)
  await button.click()
  await expect.element(button).toHaveAttribute('aria-pressed', 'true')
  await button.click()
  await expect.element(button).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => askedOf(removeBookmark)).toHaveLength(1)
  expect(askedOf(saveBookmark)).toHaveLength(1)
  arrive()
  await expect.element(button).toHaveAttribute('aria-pressed', 'false')
  await expect.element(popover).not.toBeInTheDocument()
})

test('two taps before anything is drawn again are a tap and its undoing, not two savings', async () => {
  signIn(applicant())
  answerBookmarks()
  const { queries } = await openButton()
  await expect.poll(() => queries.isFetching()).toBe(0)
  const element = button.element() as HTMLButtonElement
  element.click()
  element.click()
  await expect.poll(() => askedOf(removeBookmark)).toHaveLength(1)
  expect(askedOf(saveBookmark)).toHaveLength(1)
  await expect.element(button).toHaveAttribute('aria-pressed', 'false')
  await expect.element(popover).not.toBeInTheDocument()
})

test('what could not be saved before it is known what is bookmarked is not shown as bookmarked, and the rest stays unknown', async () => {
  const account = applicant()
  signIn(account)
  answerBookmarks()
  expectComplaint(/500/)
  refuse(saveBookmark, 'internal')
  answer(listBookmarks, () => new Promise<never>(() => {}))
  const { queries } = await openButton()
  await button.click()
  await expect.poll(() => useNotifications.getState().items).toHaveLength(1)
  await expect.element(button).toHaveAttribute('aria-pressed', 'false')
  await expect.element(popover).not.toBeInTheDocument()
  expect(queries.getQueryData(marksQuery(account.id).queryKey)).toBeUndefined()
  await expect.poll(() => queries.isFetching()).toBe(1)
})

test('what could not be saved takes back nothing else that was bookmarked meanwhile', async () => {
  signIn(applicant())
  const other = { recordType: 'offer' as const, recordId: '019b0000-0000-7000-8000-000000000032' }
  const [refused, saved] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  answerBookmarks()
  expectComplaint(/500/)
  reply(saveBookmark, async ({ body }) => {
    const isOther = (body as typeof other).recordId !== id
    await (isOther ? saved.promise : refused.promise)
    return isOther ? Response.json(bookmarkOf(other)) : Response.json(internal, { status: 500 })
  })
  const { queries } = await open(
    <>
      <BookmarkButton type="offer" id={id} name={name} />
      <BookmarkButton type="offer" id={other.recordId} name="Mechatronik" />
    </>,
  )
  const second = page.getByRole('button', { name: fill(t.button.of, { name: 'Mechatronik' }) })
  await expect.poll(() => queries.isFetching()).toBe(0)
  await button.click()
  await second.click()
  await expect.element(second).toHaveAttribute('aria-pressed', 'true')
  refused.resolve()
  await expect.element(button).toHaveAttribute('aria-pressed', 'false')
  await expect.element(second).toHaveAttribute('aria-pressed', 'true')
  answer(listBookmarks, [bookmarkOf(other)])
  saved.resolve()
  await expect.poll(() => queries.isMutating() + queries.isFetching()).toBe(0)
  await expect.element(second).toHaveAttribute('aria-pressed', 'true')
})

test('Tab leads from the button into the popover, a category applies at once, Escape leads back', async () => {
  signIn(applicant())
  answerBookmarks()
  await bookmark()
  await userEvent.tab()
  await expect.element(option('positive')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(option('positive')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(option('neutral')).toHaveAttribute('aria-pressed', 'false')
  await expect
    .element(popover.getByRole('status').first())
    .toHaveTextContent(fill(t.moved, { name, category: t.category.positive }))
  await expect.poll(() => askedOf(saveBookmark).at(-1)?.body).toMatchObject({ category: 'positive' })
  await userEvent.keyboard('{Escape}')
  await expect.element(popover).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
  await expect.element(button).toHaveAttribute('aria-pressed', 'true')
})

test('Escape at the button, a press beside it and a focus that moves on close the popover', async () => {
  signIn(applicant())
  answerBookmarks()
  await bookmark()
  const again = async () => {
    await button.click()
    await expect.element(button).toHaveAttribute('aria-pressed', 'false')
    await button.click()
    await expect.element(write).toBeVisible()
  }
  await userEvent.keyboard('{Escape}')
  await expect.element(popover).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
  await again()
  await page.getByText('Weiter').click()
  await expect.element(popover).not.toBeInTheDocument()
  await again()
  for (let steps = 0; steps < 5; steps += 1) await userEvent.tab()
  await expect.element(page.getByText('Weiter')).toHaveFocus()
  await expect.element(popover).not.toBeInTheDocument()
})

test('a note that could not be saved stays as it was typed, and nothing but its own buttons closes it', async () => {
  signIn(applicant())
  answerBookmarks()
  await bookmark()
  await write.click()
  await expect.element(field).toHaveFocus()
  await field.fill('x'.repeat(501))
  await save.click()
  await expect.element(popover.getByText(fill(t.note.tooLong, { max: 500 }))).toBeVisible()
  expect(askedOf(saveBookmark)).toHaveLength(1)

  expectComplaint(/500/)
  refuse(saveBookmark, 'internal')
  await field.fill('Nachfragen')
  await save.click()
  await expect.poll(() => askedOf(saveBookmark)).toHaveLength(2)
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveFocus()
  expect(useNotifications.getState().items, 'it would lie behind the popover').toEqual([])
  await page.getByText('Weiter').click()
  await button.click()
  await expect.element(field).toHaveValue('Nachfragen')

  answerBookmarks()
  await save.click()
  await expect.poll(() => askedOf(saveBookmark)).toHaveLength(3)
  expect(askedOf(saveBookmark)[2]?.body).toMatchObject({ recordId: id, comment: 'Nachfragen' })
  await expect.element(popover.getByText(t.note.saved)).toBeInTheDocument()
  await expect.element(popover.getByRole('button', { name: /^Nachfragen/ })).toHaveFocus()
  await expect.element(button).toHaveAttribute('aria-pressed', 'true')
})

test('a category that could not be saved goes back and says so where it was chosen', async () => {
  signIn(applicant())
  answerBookmarks()
  await bookmark()
  expectComplaint(/500/)
  refuse(saveBookmark, 'internal')
  await option('positive').click()
  await expect.element(popover.getByRole('alert')).toBeVisible()
  await expect.element(option('neutral')).toHaveAttribute('aria-pressed', 'true')
  expect(useNotifications.getState().items).toEqual([])
})

test('a page is not left while a note is unsaved, and Escape drops the note alone', async () => {
  signIn(applicant())
  answerBookmarks()
  const { router } = await open(<BookmarkButton type="offer" id={id} name={name} />)
  await button.click()
  await write.click()
  await field.fill('Nachfragen')
  await router.navigate('/dort')
  await page.getByRole('button', { name: t.note.leave.stay }).click()
  await expect.element(field).toHaveValue('Nachfragen')
  await save.element().focus()
  await userEvent.keyboard('{Escape}')
  await expect.element(write).toHaveFocus()
  await router.navigate('/dort')
  await expect.element(page.getByText('/dort')).toBeVisible()
})

test('a page that asks by itself knows of the note, and is the only one to ask', async () => {
  signIn(applicant())
  answerBookmarks()
  const parts = new Set<string>()
  const { router } = await open(
    <UnsavedParts value={parts}>
      <BookmarkButton type="offer" id={id} name={name} />
    </UnsavedParts>,
  )
  await button.click()
  await write.click()
  await field.fill('Nachfragen')
  await expect.poll(() => parts.size).toBe(1)
  await router.navigate('/dort')
  await expect.element(page.getByText('/dort')).toBeVisible()
})

test('a note from another window is there to be changed', async () => {
  signIn(applicant())
  answerBookmarks({ category: 'negative', comment: 'Zu weit weg' })
  await openButton()
  await button.click()
  await expect.element(option('negative')).toHaveAttribute('aria-pressed', 'true')
  await popover.getByRole('button', { name: /^Zu weit weg/ }).click()
  await expect.element(field).toHaveValue('Zu weit weg')
})

test('what cannot be saved goes back and says so, as does what cannot be removed', async () => {
  signIn(company())
  answerBookmarks()
  expectComplaint(/500/)
  refuse(saveBookmark, 'internal')
  await openButton()
  await button.click()
  await expect
    .poll(() => useNotifications.getState().items)
    .toMatchObject([{ title: fill(t.failed.save, { name }) }])
  await expect.element(button).toHaveAttribute('aria-pressed', 'false')
  await expect.element(popover).not.toBeInTheDocument()

  answerBookmarks()
  await button.click()
  await expect
    .element(popover.getByRole('button', { name: t.categoryTeam.neutral }))
    .toHaveAttribute('aria-pressed', 'true')
  refuse(removeBookmark, 'internal')
  await button.click()
  await expect.poll(() => askedOf(removeBookmark)).toHaveLength(1)
  await expect.element(button).toHaveAttribute('aria-pressed', 'true')
})

test('a visitor is asked to sign in, comes back to the page, and the record is marked then', async () => {
  answerBookmarks()
  const at = '/praktikums-boerse?text=Informatik'
  history.replaceState(null, '', at)
  await open(<BookmarkButton type="offer" id={id} name={name} />)
  await button.click()
  expect(useNotifications.getState().items).toMatchObject([{ title: t.login.title }])
  expect(askedOf(saveBookmark)).toEqual([])

  signIn(applicant())
  expect(takeTarget()).toBe(at)
  await expect.poll(() => askedOf(saveBookmark)).toHaveLength(1)
  expect(askedOf(saveBookmark)[0]?.body).toMatchObject({ recordType: 'offer', recordId: id })
  // Once, also where the next page has other buttons.
  await open(<BookmarkButton type="offer" id={id} name={name} />)
  expect(askedOf(saveBookmark)).toHaveLength(1)
})
