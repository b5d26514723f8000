import type { OfferSummary } from '@tandem/contract/offers'

type Told = Pick<OfferSummary, 'salary' | 'years' | 'locations' | 'studyInterest'>

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
  }
}

const distinct = (values: string[]): string[] => [...new Set(values)].filter((value) => value !== '')
