import type { ApplicationSummary, stages } from '@tandem/contract/applications'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeInPages } from './place-in-pages.ts'

const perPage = 3

test('the pages with what was asked for are those that would be asked for anew', () => {
  fc.assert(
    fc.property(sequence, fc.nat(4), ({ before, after, ids }, loaded) => {
      const shown = askAll(before, loaded + 1)
      const isComplete = shown.pages.flatMap(({ member }) => member).length === before.length
      const found = sorted(after).filter(({ id }) => ids.includes(id))
      const placed = placeInPages(shown, { ids, found, perPage })
      // What has all finds the place of all.
      if (isComplete) expect(placed).toEqual(askAll(after, Number.POSITIVE_INFINITY))
      else if (placed) expect(placed).toEqual(askAll(after, loaded + 1))
    }),
  )
})

test('a change of what is loaded finds its place, though not all is loaded', () => {
  const before = Array.from({ length: 8 }, (_, n) => application(n, n, 'received'))
  const after = before.map((each) => (each.id === idOf(6) ? application(6, 6, 'interview') : each))
  const asked = { ids: [idOf(6)], found: [application(6, 6, 'interview')], perPage }
  expect(placeInPages(askAll(before, 1), asked)).toEqual(askAll(after, 1))
  // It may be on a page that is not there yet, or gone from one that is.
  expect(placeInPages(askAll(before, 1), { ...asked, ids: [idOf(0)] })).toBeNull()
  expect(placeInPages(askAll(before, 1), { ...asked, found: [] })).toBeNull()
})

test('pages of which some were answered before a change and some after it are not trusted', () => {
  const all = Array.from({ length: 6 }, (_, n) => application(n, n, 'viewed'))
  const [first, second] = [askAll(all, 2), askAll(all.slice(0, 5), 2)]
  const mixed = { ...first, pages: first.pages.with(1, second.pages[1] ?? { totalItems: 0, member: [] }) }
  const asked = { ids: [idOf(5)], found: [], perPage }
  expect(placeInPages(mixed, asked)).toBeNull()
  const twice = { ...first, pages: first.pages.with(1, first.pages[0] ?? { totalItems: 0, member: [] }) }
  expect(placeInPages(twice, asked)).toBeNull()
})

const idOf = (n: number) => `019b0000-0000-7000-8000-${String(n).padStart(12, '0')}`

function application(n: number, at: number, stage: (typeof stages)[number]): ApplicationSummary {
  const sentAt = new Date(Date.UTC(2026, 10, 1, 0, 0, at)).toISOString()
  return { id: idOf(n), sentAt, stage } as ApplicationSummary
}

/** Some were sent at the same moment; of those that are asked for some are new, moved, gone or as before. */
const sequence = fc
  .uniqueArray(
    fc.record({
      n: fc.nat(30),
      at: fc.nat(8),
      change: fc.constantFrom('none', 'new', 'moved', 'gone', 'never'),
    }),
    { selector: ({ n }) => n, maxLength: 14 },
  )
  .map((drawn) => ({
    before: drawn
      .filter(({ change }) => change !== 'new' && change !== 'never')
      .map(({ n, at }) => application(n, at, 'viewed')),
    after: drawn
      .filter(({ change }) => change !== 'gone' && change !== 'never')
      .map(({ n, at, change }) => application(n, at, change === 'moved' ? 'interview' : 'viewed')),
    ids: drawn.filter(({ change }) => change !== 'none').map(({ n }) => idOf(n)),
  }))

const sorted = (all: ApplicationSummary[]) =>
  all.toSorted((a, b) => (b.sentAt ?? '').localeCompare(a.sentAt ?? '') || b.id.localeCompare(a.id))

/** As the server pages them, and the client asks for one after the other. */
function askAll(all: ApplicationSummary[], count: number) {
  const pages = Math.min(count, Math.max(1, Math.ceil(all.length / perPage)))
  const numbers = Array.from({ length: pages }, (_, index) => index)
  return {
    pages: numbers.map((index) => ({
      totalItems: all.length,
      member: sorted(all).slice(index * perPage, (index + 1) * perPage),
    })),
    pageParams: numbers.map((index) => index + 1),
  }
}
