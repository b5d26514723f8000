import type { OfferContent } from '@tandem/contract/offers/own-offers'

/** The same offer a year later: each start year, the deadline and the first day move on. */
export const toNextYear = ({ years, deadline, startDate, ...content }: OfferContent): OfferContent => ({
  ...content,
  years: years.map(({ year, total }) => ({ year: Math.min(year + 1, 2100), total })),
  deadline: deadline && yearLater(deadline),
  startDate: startDate && yearLater(startDate),
})

/** The 29th of February becomes the 28th. */
function yearLater(day: string): string {
  const [year = '', month, date] = day.split('-')
  const isLeapDay = month === '02' && date === '29'
  return [String(Number(year) + 1).padStart(4, '0'), month, isLeapDay ? '28' : date].join('-')
}
