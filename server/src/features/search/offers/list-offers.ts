import type { Facets, HandlerInput, TextPage } from '@tandem/contract/endpoint'
import type { listOffers as endpoint } from '@tandem/contract/offers'
import { isReversed } from '@tandem/contract/search'
import { cacheLargeCounts } from '#features/search/core/cache-large-counts.ts'
import { countedOnce, toFacets } from '#features/search/core/facets.ts'
import { readInterests } from '#features/search/core/study-interests.store.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { berlinDay } from '#platform/clock/berlin-day.ts'
import type { Context } from '#platform/context/context.ts'
import { readPage } from '../core/postings/read-window.ts'
import { type FoundPage, summarisePage } from '../core/summarise-hits.ts'
import { readOfferCards, type StoredOffer } from './cards/cards.store.ts'
import { writeCards } from './cards/write-cards.ts'
import { type Group, readShapes } from './facets/read-shapes.ts'
import { countShapes, readQualificationCodes } from './facets/shapes.store.ts'
import { type Chosen, choiceOf, facetFilters, tallyShapes } from './facets/tally-shapes.ts'
import { findAllOffers, findOffers } from './find-offers.store.ts'
import { type OfferCriteria, omitFilters, readCriteria, relaxed } from './offer-criteria.ts'
import { type OfferOrder, offerOrders } from './offer-orders.ts'
import { rankPage } from './rank-page.ts'

type Query = HandlerInput<typeof endpoint>['query']

export async function listOffers(
  ctx: Context,
  viewer: Viewer | null,
  { query }: { query: Query },
): Promise<TextPage> {
  const criteria = await readCriteria(ctx, viewer, query)
  const { rows, cursor, ...counted } = await readHits(ctx, viewer, criteria, query)
  const facts = await summarisePage({
    counted: counted.total === null ? await countOffers(ctx, criteria) : { ...counted, total: counted.total },
    facets: query.facets ? () => countFacets(ctx, criteria) : null,
    relaxed: relaxed(criteria).map(([filter, without]) => [filter, () => countOffers(ctx, without)]),
  })
  return { members: await writeCards(ctx, viewer, criteria, rows), cursor, ...facts }
}

/** As far as it is counted. */
export async function countOffers(ctx: Context, criteria: OfferCriteria) {
  const { total, totalIsMinimum } = await findInOrder(ctx, criteria, 'newest', { page: 1, perPage: 0 })
  return { total: total ?? 0, totalIsMinimum }
}

const backward = {
  newest: 'oldest',
  distance: 'farthest',
  deadline: 'lastDeadline',
  name: 'nameFromZ',
} as const

async function readHits(
  ctx: Context,
  viewer: Viewer | null,
  criteria: OfferCriteria,
  { sort, order, ...paging }: Query,
): Promise<FoundPage<StoredOffer>> {
  const isBackward = isReversed({ sort, order })
  const ranked =
    sort === 'match' && viewer
      ? await readRanked(ctx, viewer, criteria, { ...paging, worstFirst: isBackward })
      : null
  if (ranked) return ranked
  const forward = sort === 'match' ? 'newest' : sort
  const applicantId = viewer?.type === 'applicant' ? viewer.applicantId : null
  return findInOrder(
    ctx,
    criteria,
    isBackward && sort !== 'match' ? backward[forward] : forward,
    paging,
    applicantId,
  )
}

/** Null where there is nothing to rank by. */
async function readRanked(
  ctx: Context,
  viewer: Viewer,
  criteria: OfferCriteria,
  paging: Pick<Query, 'cursor' | 'page' | 'perPage'> & { worstFirst: boolean },
): Promise<FoundPage<StoredOffer> | null> {
  const search = { criteria, read: (criteria: OfferCriteria) => findAllOffers(ctx.db, criteria) }
  const page = await rankPage(ctx, viewer, search, paging)
  if (!page) return null
  const ids = page.rows.map(({ id }) => id)
  const applicantId = viewer.type === 'applicant' ? viewer.applicantId : null
  return { ...page, rows: await readOfferCards(ctx.db, { ids, applicantId }, ctx.locale) }
}

export async function findInOrder(
  { db, locale, clock }: Context,
  criteria: OfferCriteria,
  asked: OfferOrder,
  paging: { page: number; perPage: number; cursor?: string | undefined },
  applicantId: string | null = null,
): Promise<FoundPage<StoredOffer>> {
  // Nothing is far or near where no place was searched.
  const isByDistance = asked === 'distance' || asked === 'farthest'
  const order = isByDistance && criteria.place.length === 0 ? 'newest' : asked
  const view = { order, locale, today: berlinDay(clock()), applicantId }
  return readPage({ name: order, keys: offerOrders[order] }, paging, locale, (window) =>
    findOffers(db, criteria, view, window),
  )
}

/** How many hits each value would have if it were chosen: a filter's own choice does not narrow its own counts. */
async function countFacets(ctx: Context, criteria: OfferCriteria): Promise<Facets> {
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
