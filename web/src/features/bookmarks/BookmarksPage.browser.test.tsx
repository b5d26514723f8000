import {
  type Bookmark,
  getBookmarkSharing,
  getWatchList,
  listBookmarks,
  removeBookmark,
  saveBookmark,
  type WatchList,
  type WatchListEntry,
} from '@tandem/contract/bookmarks'
import { getOffer } from '@tandem/contract/offers'
import { paths } from '@tandem/contract/paths'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { drawNoFrames } from '#testing/background-tab.ts'
import { address, applicant, company, expectComplaint, fill, openApp, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, reply } from '#testing/stub-server.ts'

const t = words.de.bookmarks
const id = '019b0000-0000-7000-8000-000000000031'
const name = 'Informatik'

const bookmark: Bookmark = {
  recordType: 'offer',
  recordId: id,
  category: 'positive',
  comment: 'Nachfragen',
  notifyFree: false,
  createdAt: '2026-11-20T10:00:00.000Z',
}

const entry: WatchListEntry = {
  ...bookmark,
  offer: {
    id,
    title: name,
    studyInterest: null,
    company: {
      id: '019b0000-0000-7000-8000-000000000032',
      name: 'Werkhof GmbH',
      town: 'Ulm',
      hasLogo: false,
    },
    years: [{ year: 2027, total: 2, free: 0 }],
    freePlaces: 0,
    locations: [],
    publishedAt: null,
    deadline: null,
    salary: [],
    application: null,
    distance: null,
    match: null,
    highlight: '',
    availability: 'open',
  },
  company: null,
  application: null,
  withdrawn: null,
}

const listOf = (entries: WatchListEntry[]): WatchList => ({
  owner: null,
  types: { all: entries.length, offer: entries.length, company: 0, applicant: 0, application: 0 },
  categories: {
    positive: entries.filter(({ category }) => category === 'positive').length,
    neutral: entries.filter(({ category }) => category === 'neutral').length,
    negative: 0,
  },
  pages: 1,
  entries,
})

const button = () => page.getByRole('button', { name: fill(t.button.of, { name }) })

test('a card says how far it is from the places of the profile, where that is known', async () => {
  signIn(applicant())
  const at = { town: 'Blaubeuren', postalCode: '89143', street: '', latitude: 48.4, longitude: 9.8 }
  const offer = entry.offer && { ...entry.offer, distance: 16.4, locations: [at] }
  const other = { ...entry, recordId: '019b0000-0000-7000-8000-000000000033' }
  answer(getWatchList, listOf([{ ...entry, offer }, other]))
  await openApp(paths.bookmarks())
  await expect.element(page.getByText('Blaubeuren (16\u00a0km)')).toBeVisible()
  await expect.element(page.getByText(`${t.facts.where}: Ulm`, { exact: true })).toBeVisible()
})

test('what can be done with two offers of one title is told apart by their companies', async () => {
  signIn(applicant())
  const offer = entry.offer && { ...entry.offer, freePlaces: 1 }
  const marked = { ...entry, offer, notifyFree: true }
  const at = { id: '019b0000-0000-7000-8000-000000000034', name: 'Steinpilz KG', town: 'Ulm', hasLogo: false }
  const recordId = '019b0000-0000-7000-8000-000000000033'
  const other = { ...marked, recordId, comment: '', offer: offer && { ...offer, id: recordId, company: at } }
  answer(getWatchList, listOf([marked, other]))
  await openApp(paths.bookmarks())
  for (const full of [`${name}, Werkhof GmbH`, `${name}, ${at.name}`]) {
    await expect.element(page.getByRole('button', { name: fill(t.menu.of, { name: full }) })).toBeVisible()
    await expect.element(page.getByRole('link', { name: fill(t.applyTo, { name: full }) })).toBeVisible()
    await expect.element(page.getByRole('switch', { name: `${t.free.label} (${full})` })).toBeInTheDocument()
  }
  const [edit, write] = [t.note.editOf, t.note.writeOf]
  await page.getByRole('button', { name: fill(edit, { name: `${name}, Werkhof GmbH` }) }).click()
  await page.getByRole('button', { name: fill(write, { name: `${name}, ${at.name}` }) }).click()
  for (const action of [t.note.save, t.note.cancel]) {
    await expect.element(page.getByRole('button', { name: `${action}: ${name}, ${at.name}` })).toBeVisible()
  }
})

test('what is there in German only says so on its card', async () => {
  signIn(applicant())
  const german = { ...entry, offer: entry.offer && { ...entry.offer, titleLanguage: 'de' as const } }
  answer(getWatchList, listOf([german]))
  await openApp('/en/favoriten')
  await expect.element(page.getByRole('link', { name: `${name} (in German)` })).toBeVisible()
})

test('what is removed can be put back as it was, and the focus stays on the page', async () => {
  signIn(applicant())
  let entries = [entry]
  answer(getWatchList, () => listOf(entries))
  answer(removeBookmark, () => {
    entries = []
    return { recordType: 'offer' as const, recordId: 0 as const, removed: bookmark }
  })
  answer(saveBookmark, () => {
    entries = [entry]
    return bookmark
  })
  await openApp(paths.bookmarks())
  await page.getByRole('button', { name: fill(t.menu.of, { name }) }).click()
  await page.getByRole('menuitem', { name: t.menu.remove }).click()
  await expect.element(page.getByText(fill(t.removed, { name }))).toBeVisible()
  await expect.element(page.getByRole('link', { name })).not.toBeInTheDocument()
  expect(document.activeElement).not.toBe(document.body)
  await page.getByRole('button', { name: t.undo }).click()
  await expect.element(page.getByRole('link', { name })).toBeVisible()
  expect(askedOf(saveBookmark)[0]?.body).toMatchObject({ comment: 'Nachfragen', category: 'positive' })
})

test('a move that could not be saved takes back nothing else that was moved meanwhile', async () => {
  signIn(applicant())
  const other = { ...entry, recordId: '019b0000-0000-7000-8000-000000000033' }
  const second = {
    ...other,
    offer: entry.offer && { ...entry.offer, id: other.recordId, title: 'Mechatronik' },
  }
  const [refused, saved] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  answer(getWatchList, listOf([entry, second]))
  expectComplaint(/500/)
  reply(saveBookmark, async ({ body }) => {
    const { recordId } = body as Bookmark
    await (recordId === id ? refused.promise : saved.promise)
    if (recordId !== id) return Response.json({ ...bookmark, recordId, category: 'negative' })
    return Response.json(
      { code: 'internal', title: '', detail: '', description: '', status: 500 },
      { status: 500 },
    )
  })
  await openApp(paths.bookmarks())
  const column = (category: 'positive' | 'negative') =>
    page.getByRole('region', { name: t.category[category] })
  for (const title of [name, 'Mechatronik']) {
    await page.getByRole('button', { name: fill(t.menu.of, { name: title }) }).click()
    await page.getByRole('menuitemradio', { name: t.category.negative }).click()
    await expect.element(column('negative').getByRole('link', { name: title })).toBeVisible()
  }
  refused.resolve()
  await expect.element(column('positive').getByRole('link', { name })).toBeVisible()
  await expect.element(column('negative').getByRole('link', { name: 'Mechatronik' })).toBeVisible()
  saved.resolve()
})

test('a record that was opened here leads back to its card in the same view of the list', async () => {
  signIn(applicant())
  answer(getWatchList, listOf([entry]))
  reply(getOffer, () => new Promise(() => {}))
  const view = `${paths.bookmarks()}?sortierung=name`
  const back = page.getByRole('link', { name: words.de.common.toBookmarks })
  const { router } = await openApp(view)
  const card = page.getByRole('link', { name })
  await card.click()
  await expect.poll(() => router.state.location.pathname).toBe(paths.offer({ offerId: id }))
  drawNoFrames()
  await back.click()
  await expect.poll(address).toBe(view)
  await expect.element(card).toHaveFocus()
})

test('a note is written in its place: what is too long stays, Escape leaves it as it was', async () => {
  signIn(applicant())
  answer(getWatchList, listOf([{ ...entry, comment: '' }]))
  answer(saveBookmark, bookmark)
  await openApp(paths.bookmarks())
  const write = page.getByRole('button', { name: fill(t.note.writeOf, { name }) })
  await write.click()
  const field = page.getByRole('textbox')
  await expect.element(field).toHaveFocus()
  await field.fill('x'.repeat(501))
  await page.getByRole('button', { name: t.note.save }).click()
  await expect.element(page.getByText(fill(t.note.tooLong, { max: 500 }))).toBeVisible()
  expect(askedOf(saveBookmark)).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(write).toHaveFocus()
})

test('a note that is not saved is asked about before another view of the list takes its place', async () => {
  signIn(applicant())
  answer(getWatchList, listOf([{ ...entry, comment: '' }]))
  await openApp(paths.bookmarks())
  await page.getByRole('button', { name: fill(t.note.writeOf, { name }) }).click()
  const field = page.getByRole('textbox')
  await field.fill('Nachfragen')
  const sort = page.getByRole('combobox', { name: t.sort.label })
  await sort.selectOptions(t.sort.name)
  await page.getByRole('button', { name: t.note.leave.stay }).click()
  await expect.element(field).toHaveValue('Nachfragen')
  expect(address()).toBe(paths.bookmarks())
  await sort.selectOptions(t.sort.name)
  await page.getByRole('button', { name: t.note.leave.discard }).click()
  await expect.poll(address).not.toBe(paths.bookmarks())
})

test('the menu moves a card, and says where it is now', async () => {
  signIn(applicant())
  let list = listOf([entry])
  answer(getWatchList, () => list)
  answer(saveBookmark, () => {
    list = listOf([{ ...entry, category: 'neutral' }])
    return { ...bookmark, category: 'neutral' as const }
  })
  await openApp(paths.bookmarks())
  await page.getByRole('button', { name: fill(t.menu.of, { name }) }).click()
  await page.getByRole('menuitemradio', { name: t.category.neutral }).click()
  const column = page.getByRole('region', { name: t.category.neutral })
  await expect.element(column.getByRole('link', { name })).toHaveFocus()
  await expect
    .element(page.getByText(fill(t.moved, { name, category: t.category.neutral })))
    .toBeInTheDocument()
})

test('a note that is being written goes with its card, and is shown wherever that comes to stand', async () => {
  signIn(applicant())
  const others = Array.from({ length: 4 }, (_, at) => ({
    ...entry,
    recordId: `019b0000-0000-7000-8000-00000000005${at}`,
  }))
  const written = { ...entry, comment: '' }
  let list = listOf([written, ...others])
  answer(getWatchList, () => list)
  answer(saveBookmark, bookmark)
  const { queries } = await openApp(paths.bookmarks())
  const field = page.getByRole('textbox')
  await page.getByRole('button', { name: fill(t.note.writeOf, { name }) }).click()
  await field.fill('Nachfragen')

  const show = async (entries: WatchListEntry[]) => {
    list = listOf(entries)
    await queries.invalidateQueries({ queryKey: ['bookmarks'] })
  }
  const column = (category: 'positive' | 'neutral') =>
    page.getByRole('region', { name: t.category[category] })
  await show([{ ...written, category: 'neutral' }, ...others])
  await expect.element(column('neutral').getByRole('textbox')).toHaveValue('Nachfragen')
  await show([...others, written])
  await expect.element(column('positive').getByRole('textbox')).toHaveValue('Nachfragen')
  await show(others)
  await expect.element(column('positive').getByRole('textbox')).toHaveValue('Nachfragen')

  await page.getByRole('button', { name: t.note.save }).click()
  await expect.poll(() => askedOf(saveBookmark)).toHaveLength(1)
  expect(askedOf(saveBookmark)[0]?.body).toMatchObject({ recordId: id, comment: 'Nachfragen' })
  await expect.element(field).not.toBeInTheDocument()
})

test('a record that is withdrawn says so, has no link and can only be removed', async () => {
  signIn(applicant())
  let entries: WatchListEntry[] = [
    { ...entry, comment: '', offer: null, withdrawn: { title: 'Mechatronik' } },
    { ...entry, recordId: `${id.slice(0, -1)}9`, comment: '', offer: null, withdrawn: { title: null } },
  ]
  answer(getWatchList, () => listOf(entries))
  answer(removeBookmark, () => {
    entries = entries.slice(1)
    return { recordType: 'offer' as const, recordId: 0 as const, removed: bookmark }
  })
  await openApp(paths.bookmarks())
  const column = page.getByRole('region', { name: t.category.positive })
  await expect.element(column.getByRole('heading', { name: 'Mechatronik' })).toBeVisible()
  await expect.element(column.getByRole('heading', { name: t.typeOne.offer })).toBeVisible()
  expect(column.getByText(t.withdrawn.label, { exact: true }).elements()).toHaveLength(2)
  expect(column.getByRole('link').elements()).toEqual([])
  expect(column.getByRole('button').elements()).toHaveLength(2)
  await column.getByRole('button', { name: /^Entfernen: Mechatronik, gemerkt am/ }).click()
  await expect.element(page.getByText(fill(t.removed, { name: 'Mechatronik' }))).toBeVisible()
  expect(page.getByRole('button', { name: t.undo }).elements(), 'it could not be put back').toEqual([])
  expect(askedOf(removeBookmark)).toHaveLength(1)
})

test('an offer that takes no more applications says why, and counts no places', async () => {
  signIn(applicant())
  const begun = { id, status: 1, sentAt: null }
  const offer = entry.offer && { ...entry.offer, freePlaces: 1, application: begun }
  let availability: 'closed' | 'over' = 'closed'
  answer(getWatchList, () => listOf([{ ...entry, offer: offer && { ...offer, availability } }]))
  const { queries } = await openApp(paths.bookmarks())
  await expect.element(page.getByText(t.closed)).toBeVisible()
  expect(page.getByText(t.begun).elements()).toEqual([])
  expect(page.getByText(fill(t.facts.free_one, {})).elements()).toEqual([])
  availability = 'over'
  await queries.invalidateQueries({ queryKey: ['bookmarks'] })
  await expect.element(page.getByText(t.over)).toBeVisible()
})

test('the rest of a column is shown with the focus on its first card, before another key is pressed', async () => {
  signIn(applicant())
  const entryOf = (number: number): WatchListEntry => {
    const recordId = `019b0000-0000-7000-8000-00000000004${number}`
    return {
      ...entry,
      recordId,
      offer: entry.offer && { ...entry.offer, id: recordId, title: `Fach ${number}` },
    }
  }
  answer(getWatchList, listOf([1, 2, 3, 4, 5, 6].map(entryOf)))
  await openApp(paths.bookmarks())
  const more = page.getByRole('button', { name: fill(t.more_other, { count: 2 }) })
  await expect.element(more).toBeVisible()
  ;(more.element() as HTMLElement).click()
  expect(document.activeElement).toHaveTextContent('Fach 5')
})

test('the number of a column is named', async () => {
  signIn(applicant())
  answer(getWatchList, listOf([entry]))
  await openApp(paths.bookmarks())
  const column = page.getByRole('region', { name: t.category.positive })
  await expect.element(column.getByText(t.entries_one)).toBeInTheDocument()
})

test('a colleague’s list is read-only', async () => {
  signIn(company())
  const accountId = '019b0000-0000-7000-8000-000000000041'
  answer(getBookmarkSharing, { mode: 'nobody', colleagues: [{ accountId, name: 'Tarek Lindemuth' }] })
  answer(listBookmarks, [])
  const owner = { accountId, name: 'Tarek Lindemuth', comments: true }
  answer(getWatchList, { ...listOf([entry]), owner })
  await openApp(paths.bookmarks({ search: { von: accountId } }))
  await expect.element(page.getByText('Nachfragen')).toBeVisible()
  await expect.element(button()).toBeVisible()
  expect(page.getByRole('button', { name: fill(t.menu.of, { name }) }).elements()).toEqual([])
  expect(askedOf(getWatchList)[0]?.query.get('of')).toBe(accountId)
})
