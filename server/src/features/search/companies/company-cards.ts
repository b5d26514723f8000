import type { Locale } from '@tandem/contract/common'
import type { CompanySummary } from '@tandem/contract/companies'
import type { Match } from '@tandem/contract/matching'
import { areMatchesEnabled, KeptPosition, matchBestOffers } from '#features/matching/matching.api.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { firstStudyYear } from '#platform/clock/first-study-year.ts'
import type { Context } from '#platform/context/context.ts'
import type { Db } from '#platform/db/database.ts'
import { chordToKilometres, toUnitVector } from '#platform/db/geo.ts'
import { ttlCacheOfEach } from '#platform/db/ttl-cache.ts'
import { cacheParsed } from '../core/cache-parsed.ts'
import { readInterests } from '../core/study-interests.store.ts'
import { nearestAround, type Origin } from '../offers/distance-to.ts'
import { everyOffer, type OfferCriteria } from '../offers/offer-criteria.ts'
import { highlight } from '../text/highlight.ts'
import { recentAnswerDays } from './answer-days.store.ts'
import {
  type CompanyFacts,
  type FactsTerms,
  loadFacts,
  loadMatchables,
  type MatchableOffer,
  type OfferSummary,
} from './company-cards.store.ts'

/** `chord`: from the nearest place searched, squared; null without one. */
export type CompanyHit = CompanyFacts & { chord: number | null }

/** Of companies that the viewer may read, in their order; without a search. Distances are from the nearest of `from`. */
export async function showCompanies(
  ctx: Context,
  viewer: Viewer,
  ids: string[],
  from: Origin[] = [],
): Promise<CompanySummary[]> {
  const criteria = await everyOffer(ctx, viewer)
  const hits = await readHits(ctx, viewer, criteria, ids)
  const measured = hits.map((hit) => {
    const places = placesOf(hit, sumUpOffers(hit.id, hit.offers))
    return { ...hit, chord: nearestAround(from, places)[0]?.chord ?? null }
  })
  return companyCards(ctx, criteria, measured, from)
}

/** In the order of the ids. */
export async function readHits(
  ctx: Context,
  viewer: Viewer,
  criteria: OfferCriteria,
  ids: string[],
  chords: ReadonlyMap<string, number> = new Map(),
): Promise<CompanyHit[]> {
  const facts = await loadFacts(ctx.db, criteria, ids, await termsFor(ctx, viewer, criteria))
  const byId = new Map(facts.map((each) => [each.id, each]))
  return ids.flatMap((id) => {
    const each = byId.get(id)
    return each ? { ...each, chord: chords.get(id) ?? null } : []
  })
}

export async function termsFor(
  ctx: Context,
  viewer: Viewer | null,
  { text, onlyMatching }: OfferCriteria,
): Promise<FactsTerms> {
  const applicantId =
    viewer?.type === 'applicant' && (await areMatchesEnabled(ctx)) ? viewer.applicantId : null
  return { described: text !== null, applicantId, interests: onlyMatching }
}

/** Companies, at least. */
const maxKept = 1500
const sumUpOffers = cacheParsed((json) => sumUp(JSON.parse(json)), maxKept)
const readOffer = (json: string) => {
  const [id, titleDe, titleEn, at, position] = JSON.parse(json) as MatchableOffer
  return { id, titleDe, titleEn, at, position: new KeptPosition(position) }
}
const keptOffer = cacheParsed(readOffer, 4 * maxKept)
/** By their versions, so that they are never behind. */
const offersByVersions = ttlCacheOfEach(readVersions, { ttlMs: 60 * 60 * 1000, maxKept })
async function readVersions(db: Db, versions: string[]) {
  const read = await loadMatchables(db, versions)
  return new Map(read.map(({ versions, matchable }) => [versions, matchable ? readOffers(matchable) : []]))
}

/** Of these hits, in their order. */
export async function companyCards(
  ctx: Context,
  criteria: OfferCriteria,
  hits: readonly CompanyHit[],
  from: readonly Origin[] = criteria.place,
): Promise<CompanySummary[]> {
  if (hits.length === 0) return []
  const { byId } = await readInterests(ctx.db)
  const best = await bestMatches(ctx, hits)
  const answerDays = await recentAnswerDays(
    ctx,
    hits.map(({ id }) => id),
  )
  const firstYear = firstStudyYear(ctx.clock())
  return hits.map(({ chord, ...company }) => {
    const { id, name, town, industry, hasLogo, partnerSince } = company
    const offers = sumUpOffers(id, company.offers)
    const distance = chord === null ? null : Math.round(chordToKilometres(chord) * 10) / 10
    const studyInterests = interestsOf(offers.studyInterests, byId, ctx)
    const texts = () => {
      const courses = studyInterests.map((each) => each.name).join(', ')
      return [name, industry, town, courses, ...inReadingOrder(company, ctx)]
    }
    const ahead = offers.years.filter(([year]) => year >= firstYear)
    return {
      ...{ id, name, town, industry, hasLogo, studyInterests, distance },
      ...(partnerSince !== null && { partnerSince }),
      answerDays: answerDays.get(id) ?? null,
      towns: townsOf(from, distance, company, offers),
      offers: offers.count,
      freePlaces: ahead.reduce((sum, [, free]) => sum + free, 0),
      years: ahead.map(([year]) => year),
      bestMatch: presentBest(best.get(id), ctx),
      highlight: criteria.text ? highlight(texts(), criteria.text) : '',
    }
  })
}

/** By company: of its offers that the search is about the one that fits the reader best. */
async function bestMatches(ctx: Context, hits: readonly CompanyHit[]) {
  const seekers = hits.find((hit) => hit.seekers)?.seekers
  if (!seekers) return new Map<string, BestOffer>()
  const kept = await offersByVersions(
    ctx.db,
    hits.flatMap(({ versions }) => versions ?? []),
  )
  const offersOf = ({ versions, matchable }: CompanyHit) =>
    (versions && kept.get(versions)) || (matchable && readOffers(matchable)) || []
  return matchBestOffers(
    ctx,
    seekers,
    hits.map((hit) => [hit.id, offersOf(hit)] as const),
  )
}

const readOffers = (lines: string) => lines.split('\n').map((json) => keptOffer(offerIdOf(json), json))
/** What the JSON of a `MatchableOffer` begins with. */
const offerIdOf = (json: string) => json.slice(2, 38)

type BestOffer = { offer: { id: string; titleDe: string; titleEn: string }; match: Match }

function presentBest(best: BestOffer | undefined, { locale }: Context): CompanySummary['bestMatch'] {
  if (!best) return null
  const { id, titleDe, titleEn } = best.offer
  const title = locale === 'en' && titleEn ? titleEn : titleDe
  const offer = { id, title, ...(locale === 'en' && !titleEn && { titleLanguage: 'de' as const }) }
  return { offer, match: best.match }
}

type Interests = Awaited<ReturnType<typeof readInterests>>['byId']

type Place = { town: string; latitude: number; longitude: number; point: ReturnType<typeof toUnitVector> }

/** Of a company's offers together: study interests and places each once, the free places of each year. */
function sumUp(offers: readonly OfferSummary[]) {
  const places = new Map<string, Place[]>()
  const free = new Map<number, number>()
  for (const [, years, locations] of offers) {
    for (const location of locations) addPlace(places, location)
    for (const [year, more] of years) free.set(year, (free.get(year) ?? 0) + more)
  }
  const towns = [...places.keys()].sort()
  return {
    count: offers.length,
    studyInterests: [...new Set(offers.flatMap(([id]) => (id === null ? [] : [id])))],
    years: [...free].sort(([a], [b]) => a - b),
    towns,
    places: towns.flatMap((town) => places.get(town) ?? []),
  }
}

function addPlace(places: Map<string, Place[]>, [town, latitude, longitude]: OfferSummary[2][number]): void {
  const there = places.get(town) ?? []
  if (there.some((each) => each.latitude === latitude && each.longitude === longitude)) return
  there.push({ town, latitude, longitude, point: toUnitVector({ latitude, longitude }) })
  places.set(town, there)
}

type Named = CompanySummary['studyInterests']
/** By the list of their ids, which is kept with the company's sums, and for as long as the names are. */
const named = new WeakMap<Interests, Record<Locale, WeakMap<readonly number[], Named>>>()

/** In the order of the list. */
function interestsOf(ids: readonly number[], byId: Interests, { locale }: Context): Named {
  const known = named.get(byId) ?? { de: new WeakMap(), en: new WeakMap() }
  named.set(byId, known)
  const interests =
    known[locale].get(ids) ??
    ids
      .flatMap((id) => byId.get(id) ?? [])
      .sort((a, b) => a.position - b.position)
      .map(({ id, nameDe, nameEn }) => ({ id: String(id), name: (locale === 'en' && nameEn) || nameDe }))
  known[locale].set(ids, interests)
  return interests
}

/** Each once: its own first, or with a distance the one that it is to, which an offer must be in that the search finds. */
function townsOf(
  from: readonly Origin[],
  distance: number | null,
  company: CompanyFacts,
  offered: { towns: readonly string[]; places: readonly Place[] },
): string[] {
  const { town } = company
  if (distance === null) return eachOnce([town, ...offered.towns])
  const near = nearestAround(from, placesOf(company, offered))
  // The distance is rounded, and from coordinates that are stored less precisely.
  const first = near.find(({ chord }) => chordToKilometres(chord) >= distance - 0.15)
  const inOrder = [...(first ? [first] : []), ...near].map(({ location }) => location.town)
  return eachOnce([...inOrder, ...ownPlace(company).map((each) => each.town), ...offered.towns, town])
}

const ownPlace = ({ town, latitude, longitude }: CompanyFacts) =>
  latitude === null || longitude === null ? [] : [{ town, latitude, longitude }]

const placesOf = (company: CompanyFacts, offered: { places: readonly Place[] }) => [
  ...ownPlace(company),
  ...offered.places,
]

/** Looking through so few is quicker than a set. */
function eachOnce(all: readonly string[]): string[] {
  const towns: string[] = []
  for (const town of all) if (town !== '' && !towns.includes(town)) towns.push(town)
  return towns
}

type Described = Pick<CompanyFacts, 'descriptionDe' | 'descriptionEn'>
const inReadingOrder = ({ descriptionDe = '', descriptionEn = '' }: Described, { locale }: Context) =>
  locale === 'en' ? [descriptionEn, descriptionDe] : [descriptionDe, descriptionEn]
