import type { HandlerInput, Page } from '@tandem/contract/endpoint'
import type { listOffers as endpoint, OfferSummary } from '@tandem/contract/offers'
import { matchOffers } from '#features/matching/matching.api.ts'
import { type OfferCard, offerCards } from '#features/offers/offers.api.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { summariseHits } from '../core/summarise-hits.ts'
import { highlight } from '../text/highlight.ts'
import { distanceTo, nearestFirst } from './distance-to.ts'
import { countFacets } from './facets/count-facets.ts'
import { countOffers } from './find-offers.store.ts'
import { type OfferCriteria, readCriteria, relaxed } from './offer-criteria.ts'
import { loadTexts, type OfferTexts } from './offer-texts.store.ts'
import { readPage } from './read-page.ts'

export async function listOffers(
  ctx: Context,
  viewer: Viewer | null,
  { query }: Pick<HandlerInput<typeof endpoint>, 'query'>,
): Promise<Page<OfferSummary>> {
  const criteria = await readCriteria(ctx, viewer, query)
  const { ids, cursor } = await readPage(ctx, viewer, criteria, query)
  const facts = await summariseHits({
    paging: query,
    onPage: ids.length,
    count: () => countOffers(ctx.db, criteria),
    facets: () => countFacets(ctx, criteria),
    relaxed: relaxed(criteria).map(([filter, without]) => [filter, () => countOffers(ctx.db, without)]),
  })
  return { items: await summaries(ctx, viewer, criteria, ids), cursor, ...facts }
}

async function summaries(ctx: Context, viewer: Viewer | null, criteria: OfferCriteria, ids: string[]) {
  const cards = await offerCards(ctx, viewer, ids)
  const matches = viewer ? await matchOffers(ctx, viewer, ids) : new Map()
  const texts = criteria.text ? await loadTexts(ctx.db, ids) : new Map<string, OfferTexts>()
  return cards.map((card) => ({
    ...card,
    locations: nearestFirst(criteria.place, card.locations),
    distance: distanceTo(criteria.place, card.locations),
    match: matches.get(card.id) ?? null,
    highlight: criteria.text ? highlight(textsOf(card, texts.get(card.id), ctx), criteria.text) : '',
  }))
}

/** In the order in which a reader would look, the own language before the other. */
function textsOf(card: OfferCard, texts: OfferTexts | undefined, { locale }: Context): string[] {
  const { de = [], en = [] } = texts ?? {}
  const names = [card.title, card.studyInterest?.name ?? '', card.company.name]
  const towns = [card.locations.map(({ town }) => town).join(', '), card.company.town]
  return [...names, ...towns, ...(locale === 'en' ? [...en, ...de] : [...de, ...en])]
}
