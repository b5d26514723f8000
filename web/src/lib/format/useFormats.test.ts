import { expect, test } from 'vitest'
import { createFormats } from './useFormats.ts'

test.each([
  ['de', '1.\u00a0Oktober 2027', '1.\u00a0Okt.', 'Freitag, 1.\u00a0Oktober 2027', '1.\u00a0Oktober um 10:30'],
  ['en', '1\u00a0October 2027', '1\u00a0Oct', 'Friday, 1\u00a0October 2027', '1\u00a0October at 10:30'],
] as const)('in %s no line end parts a day from its month', (locale, day, shortDay, fullDay, dateTime) => {
  const formats = createFormats(locale)
  const instant = '2027-10-01T08:30:00Z'
  expect(formats.day(instant)).toBe(day)
  expect(formats.shortDay(instant)).toBe(shortDay)
  expect(formats.fullDay(instant)).toBe(fullDay)
  expect(formats.dateTime(instant)).toBe(dateTime)
})
