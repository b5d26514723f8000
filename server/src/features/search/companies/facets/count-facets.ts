import type { Facets } from '@tandem/contract/endpoint'
import { cacheLargeCounts } from '#features/search/core/cache-large-counts.ts'
import { type CountedValue, countedOnce, toFacets } from '#features/search/core/facets.ts'
import { type Interest, readInterests } from '#features/search/core/study-interests.store.ts'
import type { Context } from '#platform/context/context.ts'
import { type Chosen, choiceOf, termFilters, valuesCounted } from '../../offers/facets/tally-shapes.ts'
import { type OfferCriteria, omitFilters } from '../../offers/offer-criteria.ts'
import { type OfferedTerm, readOffersOfHits } from './offers-of-hits.store.ts'

/** How many companies each value would find: a filter's own choice does not narrow its own counts. */
export async function countFacets(ctx: Context, criteria: OfferCriteria): Promise<Facets> {
  const offered = await read(ctx, omitFilters(criteria, ...termFilters))
  const { byId } = await readInterests(ctx.db)
  return tally(offered, { chosen: choiceOf(criteria), courses: byId })
}

const read = cacheLargeCounts(readOffersOfHits)

type Choice = { chosen: Chosen; courses: Courses }

const tally = countedOnce((offered: readonly OfferedTerm[], { chosen, courses }: Choice) =>
  toFacets(termFilters, countCompanies(offered, chosen, courses)),
)

type Courses = ReadonlyMap<number, Interest>

/** A company counts for a value when one of its offers does, whichever. */
function countCompanies(offered: readonly OfferedTerm[], chosen: Chosen, courses: Courses): CountedValue[] {
  const companiesOf = new Map<string, Uint32Array[]>()
  for (const { course, years, freeYears, companies } of offered) {
    const term = { course: course === null ? undefined : courses.get(course), years, freeYears }
    for (const value of valuesCounted(term, chosen)) {
      const lists = companiesOf.get(value)
      if (lists) lists.push(companies)
      else companiesOf.set(value, [companies])
    }
  }
  /** By company the number of the value that it was counted for last. */
  const countedFor: number[] = []
  return [...companiesOf].map(([value, lists], number) => ({
    value,
    count: countDifferent(lists, number, countedFor),
  }))
}

function countDifferent(lists: Uint32Array[], number: number, countedFor: number[]): number {
  let count = 0
  for (const list of lists) {
    for (const company of list) {
      if (countedFor[company] === number) continue
      countedFor[company] = number
      count += 1
    }
  }
  return count
}
