import type { Facets } from '@tandem/contract/endpoint'
import { cacheLargeCounts } from '#features/search/core/cache-large-counts.ts'
import { countedOnce, toFacets } from '#features/search/core/facets.ts'
import { readInterests } from '#features/search/core/study-interests.store.ts'
import type { Context } from '#platform/context/context.ts'
import { type OfferCriteria, omitFilters } from '../offer-criteria.ts'
import { readShapes } from './read-shapes.ts'
import { type CountedShape, countShapes, readQualificationCodes } from './shapes.store.ts'
import { type Chosen, choiceOf, facetFilters, tallyShapes } from './tally-shapes.ts'

/** How many hits each value would have if it were chosen: a filter's own choice does not narrow its own counts. */
export async function countFacets(ctx: Context, criteria: OfferCriteria): Promise<Facets> {
  const shapes = await count(ctx, omitFilters(criteria, ...facetFilters))
  const { byId } = await readInterests(ctx.db)
  const codes = await readQualificationCodes(ctx.db)
  return tally(shapes, { chosen: choiceOf(criteria), codes, courses: byId })
}

const count = cacheLargeCounts(countShapes)

type Choice = { chosen: Chosen; codes: Awaited<ReturnType<typeof readQualificationCodes>>; courses: Courses }
type Courses = Parameters<typeof readShapes>[1]

const tally = countedOnce((shapes: readonly CountedShape[], { chosen, codes, courses }: Choice) => {
  const choices = codes.filter(({ active }) => active).map(({ key }) => key)
  return toFacets(facetFilters, tallyShapes(readShapes(shapes, courses, codes), chosen, choices))
})
