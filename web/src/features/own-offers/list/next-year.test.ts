import type { OfferContent } from '@tandem/contract/offers/own-offers'
import { expect, test } from 'vitest'
import { emptyContent } from '../empty-content.ts'
import { toNextYear } from './next-year.ts'

test('years, deadline and first day move on by one, all else stays', () => {
  const content: OfferContent = {
    ...emptyContent,
    title: { de: 'Informatik', en: '' },
    years: [
      { year: 2027, total: 2 },
      { year: 2028, total: 1 },
    ],
    deadline: '2028-02-29',
    startDate: '2027-10-01',
  }
  expect(toNextYear(content)).toEqual({
    ...content,
    years: [
      { year: 2028, total: 2 },
      { year: 2029, total: 1 },
    ],
    deadline: '2029-02-28',
    startDate: '2028-10-01',
  })
  expect(toNextYear(emptyContent)).toEqual(emptyContent)
})
