import type { Facets } from '@tandem/contract/endpoint'
import { cacheLargeCounts } from '#features/search/core/cache-large-counts.ts'
import { countedOnce, toFacets } from '#features/search/core/facets.ts'
import { readInterests } from '#features/search/core/study-interests.store.ts'
import type { Context } from '#platform/context/context.ts'
import { type OfferCriteria, omitFilters } from '../offer-criteria.ts'
import { type Group, readShapes } from './read-shapes.ts'
import { countShapes, readQualificationCodes } from './shapes.store.ts'
import { type Chosen, choiceOf, facetFilters, tallyShapes } from './tally-shapes.ts'

/** How many hits each value would have if it were chosen: a filter's own choice does not narrow its own counts. */
export async function countFacets(ctx: Context, criteria: OfferCriteria): Promise<Facets> {
  const groups = await count(ctx, omitFilters(criteria, ...facetFilters))
  const codes = await readQualificationCodes(ctx.db)
  const qualifications = codes.filter(({ active }) => active).map(({ key }) => key)
  return tally(groups, { chosen: choiceOf(criteria), qualifications })
}

const count = cacheLargeCounts(async (db, criteria: OfferCriteria) => {
  const { byId } = await readInterests(db)
  return readShapes(await countShapes(db, criteria), byId, await readQualificationCodes(db))
})

type Choice = { chosen: Chosen; qualifications: string[] }

const tally = countedOnce((groups: readonly Group[], { chosen, qualifications }: Choice) =>
  toFacets(facetFilters, tallyShapes(groups, chosen, qualifications)),
)
