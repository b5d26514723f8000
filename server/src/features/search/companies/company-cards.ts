import type { CompanySummary } from '@tandem/contract/companies'
import { type OfferCard, presentFacts } from '#features/offers/offers.api.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { chordToKilometres } from '#platform/db/geo.ts'
import { readInterests } from '../core/study-interests.store.ts'
import { distanceTo, nearestFirst } from '../offers/distance-to.ts'
import { openCards } from '../offers/list-offers.ts'
import { everyOffer, type OfferCriteria } from '../offers/offer-criteria.ts'
import { highlight } from '../text/highlight.ts'
import { bestMatches } from './best-matches.ts'
import { loadCompanies, loadOffers, medianAnswerDays } from './company-cards.store.ts'

/** Of companies that the viewer may read, in their order; without a search. */
export async function showCompanies(ctx: Context, viewer: Viewer, ids: string[]): Promise<CompanySummary[]> {
  const rows = ids.map((id) => ({ id, chord: null }))
  return companyCards(ctx, viewer, await everyOffer(ctx, viewer), rows)
}

/** Of these hits, in their order, with their squared distance. */
export async function companyCards(
  ctx: Context,
  viewer: Viewer,
  criteria: OfferCriteria,
  rows: readonly { id: string; chord: number | null }[],
): Promise<CompanySummary[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const companies = new Map(
    (await loadCompanies(ctx.db, ids, criteria.text !== null)).map((company) => [company.id, company]),
  )
  const offered = await presentOffers(ctx, criteria, ids)
  const answers = await medianAnswerDays(ctx.db, ids, ctx.clock())
  const cards = new Map([...offered.values()].flat().map((card) => [card.id, card]))
  const best = await bestMatches(ctx, viewer, criteria, ids, cards)
  return rows.flatMap(({ id, chord }) => {
    const company = companies.get(id)
    if (!company) return []
    const { name, town, industry, hasLogo } = company
    const offers = offered.get(id) ?? []
    const distance = chord === null ? null : Math.round(chordToKilometres(chord) * 10) / 10
    const studyInterests = interestsOf(offers)
    const courses = studyInterests.map((each) => each.name).join(', ')
    const texts = [name, industry, town, courses, ...inReadingOrder(company, ctx)]
    return {
      ...{ id, name, town, industry, hasLogo, studyInterests, distance },
      towns: townsOf(
        criteria,
        distance,
        company,
        offers.flatMap(({ locations }) => locations),
      ),
      offers: offers.length,
      freePlaces: offers.reduce((sum, { freePlaces }) => sum + freePlaces, 0),
      years: [...new Set(offers.flatMap(({ years }) => years.map(({ year }) => year)))].sort((a, b) => a - b),
      answerDays: answers.get(id) ?? null,
      bestMatch: best.get(id) ?? null,
      highlight: criteria.text ? highlight(texts, criteria.text) : '',
    }
  })
}

/** What they have published, to those who may search it at all, by company. */
async function presentOffers(ctx: Context, { onlyMatching }: OfferCriteria, companyIds: string[]) {
  const rows = await loadOffers(ctx.db, companyIds, onlyMatching)
  const cards = await openCards(ctx, rows)
  const { byId } = await readInterests(ctx.db)
  const byCompany = new Map<string, (OfferCard & { position: number })[]>()
  for (const card of cards) {
    const offers = byCompany.get(card.companyId) ?? []
    const position = card.studyInterest ? (byId.get(card.studyInterest.id)?.position ?? 0) : 0
    offers.push({ ...presentFacts({ ...card, application: null }, ctx), position })
    byCompany.set(card.companyId, offers)
  }
  return byCompany
}

/** Each once, in the order of the list. */
function interestsOf(
  offers: readonly (OfferCard & { position: number })[],
): CompanySummary['studyInterests'] {
  const known = new Map(
    offers
      .toSorted((a, b) => a.position - b.position)
      .flatMap(({ studyInterest }) => (studyInterest ? [[studyInterest.id, studyInterest.name]] : [])),
  )
  return [...known].map(([id, name]) => ({ id, name }))
}

type Located = { town: string; latitude: number; longitude: number }
type Placed = { town: string; latitude: number | null; longitude: number | null }

/** Each once: its own first, or with a distance the one that it is to, which an offer must be in that the search finds. */
function townsOf(
  { place }: OfferCriteria,
  distance: number | null,
  { town, latitude, longitude }: Placed,
  offered: Located[],
): string[] {
  const towns = [town, ...offered.map((each) => each.town).toSorted()]
  if (distance === null) return [...new Set(towns.filter(Boolean))]
  const own = latitude === null || longitude === null ? [] : [{ town, latitude, longitude }]
  const nearest = nearestFirst(place, [...own, ...offered])
  // The distance is rounded, and from coordinates that are stored less precisely.
  const first = nearest.find((each) => (distanceTo(place, [each]) ?? 0) >= distance - 0.1)
  return [...new Set([first?.town ?? '', ...nearest.map((each) => each.town), ...towns].filter(Boolean))]
}

type Described = { descriptionDe: string; descriptionEn: string }
const inReadingOrder = ({ descriptionDe, descriptionEn }: Described, { locale }: Context) =>
  locale === 'en' ? [descriptionEn, descriptionDe] : [descriptionDe, descriptionEn]
