import type { HandlerInput, Page } from '@tandem/contract/endpoint'
import type { listOffers as endpoint, OfferSummary } from '@tandem/contract/offers'
import type { Viewer } from '#platform/auth/viewer.ts'
import { berlinDay } from '#platform/clock/berlin-day.ts'
import type { Context } from '#platform/context/context.ts'
import { chordToKilometres } from '#platform/db/geo.ts'
import { invalidField } from '#platform/http/invalid-field.ts'
import { findPlace, type SearchedPlace, searchOffers } from './offer-search.store.ts'
import { loadFacts } from './offers.store.ts'
import { presentFacts } from './present-offer.ts'

export async function listOffers(
  ctx: Context,
  viewer: Viewer,
  { query }: HandlerInput<typeof endpoint>,
): Promise<Page<OfferSummary>> {
  const { hits, total } = await searchOffers(ctx.db, {
    studyInterestIds: query.studyInterest.length > 0 ? query.studyInterest.flatMap(toInteger) : null,
    years: query.year,
    place: query.place === undefined ? null : await searchedPlace(ctx, query.place),
    radius: query.radius,
    sort: query.sort,
    today: berlinDay(ctx.clock()),
    limit: query.perPage,
    offset: (query.page - 1) * query.perPage,
  })
  const applicantId = viewer.type === 'applicant' ? viewer.applicantId : null
  const facts = await loadFacts(
    ctx.db,
    hits.map(({ id }) => id),
    applicantId,
  )
  const chords = new Map(hits.map(({ id, chord }) => [id, chord]))
  const items = facts.map((each) => ({
    ...presentFacts(each, ctx.locale),
    distance: toDistance(chords.get(each.id) ?? null),
  }))
  return { items, total }
}

async function searchedPlace(ctx: Context, id: string): Promise<SearchedPlace> {
  const [number] = toInteger(id)
  const place = number === undefined ? undefined : await findPlace(ctx.db, number)
  if (!place) throw invalidField(ctx.locale, 'place', 'unknown_reference')
  return place
}

/** Ids of lists are integers in the database; what is none matches nothing. */
const toInteger = (id: string): number[] => (/^\d{1,9}$/.test(id) ? [Number(id)] : [])

/** Kilometres in tenths. */
const toDistance = (chord: number | null) =>
  chord === null ? null : Math.round(chordToKilometres(chord) * 10) / 10
