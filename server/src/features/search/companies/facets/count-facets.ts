import type { Facets } from '@tandem/contract/endpoint'
import { cacheLargeCounts } from '#features/search/core/cache-large-counts.ts'
import { type CountedValue, countedOnce, toFacets } from '#features/search/core/facets.ts'
import { readInterests } from '#features/search/core/study-interests.store.ts'
import type { Context } from '#platform/context/context.ts'
import { toTerm } from '../../offers/facets/read-shapes.ts'
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

type Courses = Parameters<typeof toTerm>[1]

/** A company counts for a value when one of its offers does, whichever. */
function countCompanies(offered: readonly OfferedTerm[], chosen: Chosen, courses: Courses): CountedValue[] {
  const companiesOf = new Map<string, Uint32Array[]>()
  for (const { companies, ...term } of offered) {
    for (const value of valuesCounted(toTerm(term, courses), chosen)) {
      const lists = companiesOf.get(value)
      if (lists) lists.push(companies)
      else companiesOf.set(value, [companies])
    }
  }
  return [...companiesOf].map(([value, lists]) => ({ value, count: countDifferent(lists) }))
}

function countDifferent(lists: Uint32Array[]): number {
  const isCounted: boolean[] = []
  let count = 0
  for (const list of lists) {
    for (const company of list) {
      if (isCounted[company]) continue
      isCounted[company] = true
      count += 1
    }
  }
  return count
}
