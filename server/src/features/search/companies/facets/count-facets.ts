import type { Facets } from '@tandem/contract/endpoint'
import { cacheLargeCounts } from '#features/search/core/cache-large-counts.ts'
import { countedOnce, toFacets } from '#features/search/core/facets.ts'
import { readInterests } from '#features/search/core/study-interests.store.ts'
import type { Context } from '#platform/context/context.ts'
import { toTerm } from '../../offers/facets/read-shapes.ts'
import { type Chosen, choiceOf, termFilters, valuesCounted } from '../../offers/facets/tally-shapes.ts'
import { type OfferCriteria, omitFilters } from '../../offers/offer-criteria.ts'
import { type Offered, readOffersOfHits } from './offers-of-hits.store.ts'

/** How many companies each value would find: a filter's own choice does not narrow its own counts. */
export async function countFacets(ctx: Context, criteria: OfferCriteria): Promise<Facets> {
  const offered = await read(ctx, omitFilters(criteria, ...termFilters))
  const { byId } = await readInterests(ctx.db)
  return tally(offered, { chosen: choiceOf(criteria), courses: byId })
}

const read = cacheLargeCounts(readOffersOfHits)

type Choice = { chosen: Chosen; courses: Courses }

const tally = countedOnce(([offered]: readonly Offered[], { chosen, courses }: Choice) => {
  const counted = offered ? countCompanies(offered, chosen, courses) : []
  return toFacets(
    termFilters,
    [...counted].map(([value, count]) => ({ value, count })),
  )
})

type Courses = Parameters<typeof toTerm>[1]

/** A company counts for a value when one of its offers does, whichever. */
function countCompanies({ terms, pairs }: Offered, chosen: Chosen, courses: Courses): Map<string, number> {
  const values = terms.map((term) => valuesCounted(toTerm(term, courses), chosen))
  const counts = new Map<string, { count: number; lastCompany: number }>()
  for (const { company, term } of pairs) {
    for (const value of values[term] ?? []) {
      const counted = counts.get(value)
      if (!counted) counts.set(value, { count: 1, lastCompany: company })
      else if (counted.lastCompany !== company) {
        counted.count += 1
        counted.lastCompany = company
      }
    }
  }
  return new Map([...counts].map(([value, { count }]) => [value, count]))
}
