import { bookmarkCategories, type WatchList, type WatchListEntry } from '@tandem/contract/bookmarks'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeWatchList, takeBackChange } from './change-watch-list.ts'

const entryOf = (recordId: string, category: WatchListEntry['category']): WatchListEntry => ({
  ...{ recordType: 'offer', recordId, category, comment: '', notifyFree: false, createdAt: '' },
  ...{ offer: null, company: null, application: null, withdrawn: null },
})

const listOf = (entries: WatchListEntry[]): WatchList => ({
  owner: null,
  types: { all: entries.length, offer: entries.length, company: 0, applicant: 0, application: 0 },
  categories: countsOf(entries),
  pages: 1,
  entries,
})

const countsOf = (entries: WatchListEntry[]) =>
  Object.fromEntries(
    bookmarkCategories.map((each) => [each, entries.filter(({ category }) => category === each).length]),
  ) as WatchList['categories']

const category = fc.constantFrom(...bookmarkCategories)
const change = fc.record({ recordId: fc.constantFrom('a', 'b', 'c', 'z'), to: fc.option(category) })

test('the counts are those of the entries, whatever is moved and removed', () => {
  fc.assert(
    fc.property(
      fc.tuple(category, category, category),
      fc.array(change, { maxLength: 6 }),
      (first, changes) => {
        let list = listOf(['a', 'b', 'c'].map((id, at) => entryOf(id, first[at] ?? 'neutral')))
        for (const { recordId, to } of changes)
          list = changeWatchList(list, { recordType: 'offer', recordId }, to && { category: to })
        expect(list.categories).toEqual(countsOf(list.entries))
        expect(list.types).toMatchObject({ all: list.entries.length, offer: list.entries.length })
      },
    ),
  )
})

test('a change that is taken back leaves no trace, and what else was changed since', () => {
  fc.assert(
    fc.property(
      fc.tuple(category, category, category),
      change,
      fc.option(category),
      (first, { recordId, to }, then) => {
        const before = listOf(['a', 'b', 'c'].map((id, at) => entryOf(id, first[at] ?? 'neutral')))
        const mark = { recordType: 'offer' as const, recordId }
        const other = { recordType: 'offer' as const, recordId: recordId === 'a' ? 'b' : 'a' }
        const changed = changeWatchList(before, mark, to && { category: to })
        expect(takeBackChange(changed, before, mark)).toEqual(before)
        const both = changeWatchList(changed, other, then && { category: then })
        const alone = changeWatchList(before, other, then && { category: then })
        const left = takeBackChange(both, before, mark)
        expect({ ...left, entries: new Set(left.entries) }).toEqual({
          ...alone,
          entries: new Set(alone.entries),
        })
      },
    ),
  )
})

test('a colleague’s list stays as it is', () => {
  const owner = { accountId: 'x', name: 'Tarek', comments: false }
  const list = { ...listOf([entryOf('a', 'neutral')]), owner }
  expect(changeWatchList(list, { recordType: 'offer', recordId: 'a' }, null)).toBe(list)
})
