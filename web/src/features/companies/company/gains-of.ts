import type { OfferSummary } from '@tandem/contract/offers'
import { toBlocks } from '#features/offers/public.ts'

type Told = Pick<OfferSummary, 'salary' | 'years' | 'locations' | 'studyInterest' | 'benefits'>

/** What the offers of a company say together; what none of them says is left empty. */
export function gainsOf(offers: readonly Told[]) {
  const pay = offers.flatMap(({ salary }) => salary)
  const free = offers.flatMap(({ years }) => years).filter((each) => each.free > 0)
  return {
    /** Euro a month. */
    pay: pay.length > 0 ? { least: Math.min(...pay), most: Math.max(...pay) } : null,
    degrees: distinct(offers.map(({ studyInterest }) => studyInterest?.degree ?? '')).sort(),
    courses: distinct(offers.map(({ studyInterest }) => studyInterest?.name ?? '')),
    towns: distinct(offers.flatMap(({ locations }) => locations.map(({ town }) => town))),
    /** In which one can still begin. */
    years: [...new Set(free.map(({ year }) => year))].sort((one, other) => one - other),
    benefits: benefitsOf(offers),
  }
}

/** A line is told that says one thing, not a whole paragraph; and no more of them than one reads. */
const benefitBounds = { length: 90, lines: 6 }

/** Line by line, with how many offers say so, what most of them say first. `translated` as the text it stands in. */
function benefitsOf(offers: readonly Told[]): { text: string; translated: boolean; offers: number }[] {
  const lines = offers.flatMap(({ benefits }) =>
    distinct(toBlocks(benefits?.text ?? '').flat())
      .filter(({ length }) => length <= benefitBounds.length)
      .map((text) => ({ text, translated: benefits?.translated ?? true })),
  )
  return [...Map.groupBy(lines, ({ text }) => text)]
    .map(([text, same]) => ({ text, translated: same.every((each) => each.translated), offers: same.length }))
    .toSorted((one, other) => other.offers - one.offers)
    .slice(0, benefitBounds.lines)
}

const distinct = (values: string[]): string[] => [...new Set(values)].filter((value) => value !== '')
