import type { CompanySummary } from '@tandem/contract/companies'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { chordToKilometres } from '#platform/db/geo.ts'
import { distanceTo, nearestFirst } from '../offers/distance-to.ts'
import { everyOffer, type OfferCriteria } from '../offers/offer-criteria.ts'
import { highlight } from '../text/highlight.ts'
import { bestMatches } from './best-matches.ts'
import { loadCompanies, medianAnswerDays, summariseOffers } from './company-cards.store.ts'
import { findChords } from './find-companies.store.ts'

/** Of companies that the viewer may read, in their order; without a search. */
export const showCompanies = async (ctx: Context, viewer: Viewer, ids: string[]): Promise<CompanySummary[]> =>
  companyCards(ctx, viewer, await everyOffer(ctx, viewer), ids)

/** Of these hits, in their order. */
export async function companyCards(
  ctx: Context,
  viewer: Viewer,
  criteria: OfferCriteria,
  ids: string[],
): Promise<CompanySummary[]> {
  if (ids.length === 0) return []
  const companies = new Map((await loadCompanies(ctx.db, ids)).map((company) => [company.id, company]))
  const offered = new Map(
    (await summariseOffers(ctx.db, criteria, ids)).map((each) => [each.companyId, each]),
  )
  const answers = await medianAnswerDays(ctx.db, ids, ctx.clock())
  const chords = await findChords(ctx.db, criteria, ids)
  const best = await bestMatches(ctx, viewer, criteria, ids)
  return ids.flatMap((id) => {
    const company = companies.get(id)
    if (!company) return []
    const { name, town, industry, logoFileId } = company
    const { interests = [], offers = 0, freePlaces = 0, years = [], locations = [] } = offered.get(id) ?? {}
    const distance = toKilometres(chords.get(id))
    const studyInterests = interests.map((each) => ({
      id: String(each.id),
      name: (ctx.locale === 'en' && each.nameEn) || each.nameDe,
    }))
    const courses = studyInterests.map((each) => each.name).join(', ')
    const texts = [name, industry, town, courses, ...inReadingOrder(company, ctx)]
    return {
      ...{
        id,
        name,
        town,
        towns: townsOf(criteria, distance, company, locations),
        industry,
        hasLogo: logoFileId !== null,
        studyInterests,
        offers,
        freePlaces,
        years,
      },
      distance,
      answerDays: answers.get(id) ?? null,
      bestMatch: best.get(id) ?? null,
      highlight: criteria.text ? highlight(texts, criteria.text) : '',
    }
  })
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
  const towns = [town, ...offered.map((each) => each.town)]
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

const toKilometres = (chord: number | undefined) =>
  chord === undefined ? null : Math.round(chordToKilometres(chord) * 10) / 10
