import { forCards } from '@tandem/contract/matching'
import { listOffers, type OfferSummary } from '@tandem/contract/offers'
import { areMatchesEnabled, matchPositions, type PositionRow } from '#features/matching/matching.api.ts'
import { type OfferCard, placesAhead, presentApplications, proseIn } from '#features/offers/offers.api.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { firstStudyYear } from '#platform/clock/first-study-year.ts'
import type { Context } from '#platform/context/context.ts'
import { memberStart } from '#platform/http/output/wrap-output.ts'
import type { Circle } from '../../core/circles.ts'
import { inOneByte } from '../../core/one-byte-json.ts'
import { highlight } from '../../text/highlight.ts'
import { distanceTo, nearestFirst } from '../distance-to.ts'
import type { OfferCriteria } from '../offer-criteria.ts'
import { loadBenefits, loadTexts, type OfferTexts } from '../offer-texts.store.ts'
import type { StoredOffer } from './cards.store.ts'

const [beforeId, behindId] = memberStart(listOffers.output.record)

/** The members of the page: what is stored, as it is, with what depends on who looks and on what was searched. */
export async function writeCards(
  ctx: Context,
  viewer: Viewer | null,
  { place, text, company }: Pick<OfferCriteria, 'place' | 'text' | 'company'>,
  rows: StoredOffer[],
): Promise<string> {
  const ids = rows.map(({ id }) => id)
  const matches = await matchRows(ctx, viewer, rows)
  const texts = text ? await loadTexts(ctx.db, ids) : null
  const benefits = company ? await loadBenefits(ctx.db, ids) : null
  const now = ctx.clock()
  const applications = presentApplications(rows[0]?.own?.applications ?? [], now)
  const members = rows.map((row) => {
    const { id, title, card } = row
    const { locations, distance } = arrangeLocations(place, row.locations)
    const offered = benefits?.get(id)
    const rest: Pick<OfferSummary, 'application' | 'distance' | 'match' | 'highlight' | 'benefits'> = {
      application: applications.get(id) ?? null,
      distance,
      match: matches.get(id) ?? null,
      highlight: text ? highlight(textsOf(row, texts?.get(id), ctx), text) : '',
      ...(offered && { benefits: proseIn(ctx.locale, offered.de, offered.en) }),
    }
    const stored = `"id":"${id}",${title},${card},${yearsAhead(row.years, now)},"locations":${locations}`
    return `${beforeId}${id}${behindId}${stored},${inOneByte(JSON.stringify(rest)).slice(1)}`
  })
  return members.join()
}

async function matchRows(ctx: Context, viewer: Viewer | null, rows: StoredOffer[]) {
  if (viewer?.type !== 'applicant' || rows.length === 0 || !(await areMatchesEnabled(ctx))) return new Map()
  const positions = rows.flatMap(({ id, position }) => {
    const row = position && (JSON.parse(position) as PositionRow | null)
    return row ? [{ id, position: row }] : []
  })
  return matchPositions(ctx, rows[0]?.own?.seekers ?? [], positions, forCards)
}

type Locations = OfferCard['locations']

function arrangeLocations(place: readonly Circle[], stored: string) {
  if (place.length === 0) return { locations: stored, distance: null }
  const locations: Locations = JSON.parse(stored)
  const [nearest, ...others] = nearestFirst(place, locations)
  const distance = nearest ? distanceTo(place, [nearest]) : null
  return {
    locations: others.length > 0 ? inOneByte(JSON.stringify([nearest, ...others])) : stored,
    distance,
  }
}

/** Only in an old offer are there years that are over; the first one stands first. */
function yearsAhead(stored: string, now: Date): string {
  const first = /\d{4}/.exec(stored)?.[0]
  if (first === undefined || Number(first) >= firstStudyYear(now)) return stored
  const { years } = JSON.parse(`{${stored}}`) as Pick<OfferCard, 'years'>
  return JSON.stringify(placesAhead(years, now)).slice(1, -1)
}

/** In the order in which a reader would look, the own language before the other. */
function textsOf(
  { title, card, locations }: StoredOffer,
  { de, en }: OfferTexts = { de: [], en: [] },
  { locale }: Context,
): string[] {
  const shown = JSON.parse(`{${title},${card}}`) as Pick<OfferCard, 'title' | 'studyInterest' | 'company'>
  const towns = (JSON.parse(locations) as Locations).map(({ town }) => town).join(', ')
  const names = [shown.title, shown.studyInterest?.name ?? '', shown.company.name]
  return [...names, towns, shown.company.town, ...(locale === 'en' ? [...en, ...de] : [...de, ...en])]
}
