import { getWatchList, type WatchListEntry } from '@tandem/contract/bookmarks'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { applicant, company, open, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, refuse } from '#testing/stub-server.ts'
import { BookmarksCard } from './BookmarksCard.tsx'

const counts = { positive: 5, neutral: 1, negative: 0 }
const names = ['Werkhof', 'Acme', 'Acme', 'Bank', 'Zoo']

test('beside each category stand the companies of its newest entries, each once and three at most', async () => {
  signIn(applicant())
  answer(getWatchList, { ...watchList, entries: names.map(entryOf) })
  await open(<BookmarksCard counts={counts} />)
  await expect.element(page.getByText('B', { exact: true })).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: words.de.dashboard.bookmarks.positive })
  expect(row.element().textContent).toBe(`${words.de.dashboard.bookmarks.positive}WAB5`)
})

test('without them the numbers stand alone, and companies, who mark people, ask for none', async () => {
  signIn(applicant())
  refuse(getWatchList, 'internal')
  const screen = await open(<BookmarksCard counts={counts} />)
  await expect.poll(() => askedOf(getWatchList).length).toBeGreaterThan(0)
  await expect.element(page.getByRole('link', { name: /^5 / })).toBeVisible()
  await screen.unmount()
  const before = askedOf(getWatchList).length
  signIn(company())
  await open(<BookmarksCard counts={counts} />)
  await expect.element(page.getByRole('link', { name: /^5 / })).toBeVisible()
  expect(askedOf(getWatchList)).toHaveLength(before)
})

const idOf = (n: number) => `019b0000-0000-7000-8000-0000000003${n}0`

const entryOf = (name: string, at: number): WatchListEntry => ({
  ...{ recordType: 'company', recordId: idOf(at), category: 'positive', comment: '', notifyFree: false },
  createdAt: '2026-11-20T10:00:00.000Z',
  ...{ offer: null, application: null, withdrawn: null },
  company: {
    ...{ id: idOf(names.indexOf(name)), name, town: 'Ulm', towns: ['Ulm'], industry: '', hasLogo: false },
    ...{ studyInterests: [], offers: 1, freePlaces: 1, years: [2027], distance: null, answerDays: null },
    ...{ bestMatch: null, highlight: '' },
  },
})

const watchList = {
  owner: null,
  types: { all: 5, offer: 0, company: 5, applicant: 0, application: 0 },
  ...{ categories: counts, pages: 1 },
}
