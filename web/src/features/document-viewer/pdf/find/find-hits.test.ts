import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findHits, textOfItems } from './find-hits.ts'

test('finds words on every page, in any case and over the end of a line', () => {
  const pages = ['Note Mathe: 1,3', 'Mathe und\nInformatik, mathe']
  expect(findHits(pages, ' MATHE ')).toEqual([
    { page: 0, start: 5, end: 10 },
    { page: 1, start: 0, end: 5 },
    { page: 1, start: 22, end: 27 },
  ])
  expect(findHits(pages, 'und informatik')).toHaveLength(1)
  expect(findHits(pages, 'Physik')).toEqual([])
  expect(findHits(pages, '  ')).toEqual([])
})

test('what is found is what was asked for, and no two hits overlap', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), fc.string({ minLength: 1 }), (pages, sought) => {
      let last = { page: 0, end: 0 }
      for (const { page, start, end } of findHits(pages, sought)) {
        expect(end - start).toBe(sought.trim().length)
        if (page === last.page) expect(start).toBeGreaterThanOrEqual(last.end)
        last = { page, end }
      }
    }),
  )
})

test('the text of a page is that of its items, a new line a space', () => {
  const items = [
    { str: 'Erste', hasEOL: true },
    { type: 'beginMarkedContent' },
    { str: 'Seite', hasEOL: false },
  ]
  expect(textOfItems(items)).toBe('Erste Seite')
})
