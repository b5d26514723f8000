import type { Facets } from '@tandem/contract/endpoint'
import { cacheLargeCounts } from '#features/search/core/cache-large-counts.ts'
import { toFacets } from '#features/search/core/facets.ts'
import type { Context } from '#platform/context/context.ts'
import { type OfferCriteria, omitFilters } from '../offer-criteria.ts'
import { readShapes } from './read-shapes.ts'
import { countShapes, listCourses, listQualificationKeys } from './shapes.store.ts'
import { facetFilters, tallyShapes } from './tally-shapes.ts'

/** How many hits each value would have if it were chosen: a filter's own choice does not narrow its own counts. */
export async function countFacets(ctx: Context, criteria: OfferCriteria): Promise<Facets> {
  const shapes = await count(ctx, omitFilters(criteria, ...facetFilters))
  const courses = await listCourses(ctx.db)
  const qualifications = await listQualificationKeys(ctx.db)
  return toFacets(facetFilters, tallyShapes(readShapes(shapes, courses), criteria, qualifications))
}

const count = cacheLargeCounts(countShapes)
