import type { HandlerInput, Page } from '@tandem/contract/endpoint'
import { forCards } from '@tandem/contract/matching'
import type { listOffers as endpoint, OfferSummary } from '@tandem/contract/offers'
import { isReversed } from '@tandem/contract/search'
import { areMatchesEnabled, matchPositions } from '#features/matching/matching.api.ts'
import {
  type CardFacts,
  type OfferCard,
  presentFacts,
  proseIn,
  tellApplication,
} from '#features/offers/offers.api.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { berlinDay } from '#platform/clock/berlin-day.ts'
import type { Context } from '#platform/context/context.ts'
import { readPage } from '../core/postings/read-window.ts'
import { readInterests } from '../core/study-interests.store.ts'
import { type FoundPage, summarisePage } from '../core/summarise-hits.ts'
import { highlight } from '../text/highlight.ts'
import { distanceTo, nearestFirst } from './distance-to.ts'
import { countFacets } from './facets/count-facets.ts'
import { findAllOffers, findOffers, readOfferCards, type StoredOffer } from './find-offers.store.ts'
import { type OfferCriteria, readCriteria, relaxed } from './offer-criteria.ts'
import { type OfferOrder, offerOrders } from './offer-orders.ts'
import { loadBenefits, loadTexts, type OfferBenefits, type OfferTexts } from './offer-texts.store.ts'
import { rankPage } from './rank-page.ts'

type Query = HandlerInput<typeof endpoint>['query']

export async function listOffers(
  ctx: Context,
  viewer: Viewer | null,
  { query }: { query: Query },
): Promise<Page<OfferSummary>> {
  const criteria = await readCriteria(ctx, viewer, query)
  const { rows, cursor, ...counted } = await readHits(ctx, viewer, criteria, query)
  const facts = await summarisePage({
    counted: counted.total === null ? await countOffers(ctx, criteria) : { ...counted, total: counted.total },
    facets: query.facets ? () => countFacets(ctx, criteria) : null,
    relaxed: relaxed(criteria).map(([filter, without]) => [filter, () => countOffers(ctx, without)]),
  })
  return { items: await summaries(ctx, viewer, criteria, rows), cursor, ...facts }
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
  const rows = await readOfferCards(
    ctx.db,
    page.rows.map(({ id }) => id),
    viewer.type === 'applicant' ? viewer.applicantId : null,
  )
  return { ...page, rows }
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

async function summaries(ctx: Context, viewer: Viewer | null, criteria: OfferCriteria, rows: StoredOffer[]) {
  const ids = rows.map(({ id }) => id)
  const facts = await openCards(ctx, rows)
  const matches = await matchRows(ctx, viewer, rows)
  const texts = criteria.text ? await loadTexts(ctx.db, ids) : new Map<string, OfferTexts>()
  const benefits = criteria.company ? await loadBenefits(ctx.db, ids) : new Map<string, OfferBenefits>()
  const now = ctx.clock()
  return rows.flatMap(({ application = null }, n) => {
    const each = facts[n]
    if (!each) return []
    const card = presentFacts({ ...each, application: application && tellApplication(application, now) }, ctx)
    const offered = benefits.get(card.id)
    const locations = nearestFirst(criteria.place, card.locations)
    return {
      ...card,
      locations,
      distance: distanceTo(criteria.place, locations.slice(0, 1)),
      match: matches.get(card.id) ?? null,
      highlight: criteria.text ? highlight(textsOf(card, texts.get(card.id), ctx), criteria.text) : '',
      ...(offered && { benefits: proseIn(ctx.locale, offered.de, offered.en) }),
    }
  })
}

async function matchRows(ctx: Context, viewer: Viewer | null, rows: StoredOffer[]) {
  if (viewer?.type !== 'applicant' || rows.length === 0 || !(await areMatchesEnabled(ctx))) return new Map()
  const positions = rows.flatMap(({ id, position }) => (position ? { id, position } : []))
  return matchPositions(ctx, rows.find(({ seekers }) => seekers)?.seekers ?? [], positions, forCards)
}

/** As `offer_card` of the database makes it. */
type Stored = Omit<CardFacts, 'id' | 'publishedAt' | 'studyInterest'> & {
  publishedAt: string
  studyInterestId: number | null
}

async function openCards(
  { db }: Context,
  rows: readonly Pick<StoredOffer, 'id' | 'card'>[],
): Promise<CardFacts[]> {
  const { byId } = await readInterests(db)
  return rows.map(({ id, card }) => {
    const { publishedAt, studyInterestId, ...stored }: Stored = JSON.parse(card)
    const studyInterest = studyInterestId === null ? null : (byId.get(studyInterestId) ?? null)
    return { ...stored, id, studyInterest, publishedAt: new Date(publishedAt) }
  })
}

/** In the order in which a reader would look, the own language before the other. */
function textsOf(card: OfferCard, texts: OfferTexts | undefined, { locale }: Context): string[] {
  const { de = [], en = [] } = texts ?? {}
  const names = [card.title, card.studyInterest?.name ?? '', card.company.name]
  const towns = [card.locations.map(({ town }) => town).join(', '), card.company.town]
  return [...names, ...towns, ...(locale === 'en' ? [...en, ...de] : [...de, ...en])]
}
