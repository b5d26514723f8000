import type { HandlerInput } from '@tandem/contract/endpoint'
import { maxCountedHits } from '@tandem/contract/search'
import {
  maxQuickHits,
  type QuickHit,
  type QuickResult,
  type quickSearch as quickSearchEndpoint,
} from '@tandem/contract/search/quick-search'
import { findNamedPlaces } from '#features/reference/reference.api.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { toUnitVector } from '#platform/db/geo.ts'
import { invalidField } from '#platform/http/invalid-field.ts'
import { type Circle, findCircles } from '../core/circles.ts'
import { findInOrder } from '../offers/list-offers.ts'
import { everyOffer, type OfferCriteria } from '../offers/offer-criteria.ts'
import { rankNames } from '../suggestions/rank-names.ts'
import { listCourses } from '../suggestions/suggestions.store.ts'
import type { Area } from './areas.ts'
import { areasOf } from './overview.ts'
import { countFreePlaces, listCourseAreas, readCourses } from './quick-search.store.ts'

const maxOtherPlaces = 3

/** The same for everyone, so that a cache may keep it: what an account changes in its own searches changes nothing here. */
export async function quickSearch(
  ctx: Context,
  _viewer: Viewer | null,
  { query: { text, near, radius } }: HandlerInput<typeof quickSearchEndpoint>,
): Promise<QuickResult> {
  const [place, ...others] =
    near === undefined ? [] : await findNamedPlaces(ctx.db, near, { similar: true, limit: 50 })
  if (near !== undefined && !place) throw invalidField(ctx.locale, 'near', 'unknown_reference')
  const courses = text === undefined ? [] : await findMeantCourses(ctx, text)
  const criteria: OfferCriteria = {
    ...(await everyOffer(ctx, null)),
    studyInterest: courses.length > 0 ? courses.map(({ id }) => Number(id)) : null,
    place: place ? await findCircles(ctx.db, [`${place.id}~${radius}`], ctx.locale) : [],
  }
  const { offers, freePlaces } = await countFreePlaces(ctx.db, criteria, maxCountedHits + 1)
  return {
    total: Math.min(offers, maxCountedHits),
    totalIsMinimum: offers > maxCountedHits,
    freePlaces,
    courses,
    place: place ? { id: place.id, name: place.name, postalCode: place.postalCode } : null,
    otherPlaces: others
      // Not the districts of the town itself.
      .filter(
        ({ name, state }) =>
          !name.startsWith(`${place?.name}-`) && (name !== place?.name || state !== place.state),
      )
      .slice(0, maxOtherPlaces)
      .map(({ name, postalCode, state }) => ({ name, postalCode, state })),
    hits: await findHits(ctx, criteria),
  }
}

/** None where an applicant, too, sees only offers of the own courses: not every hit could be opened after the login. */
async function findHits(ctx: Context, criteria: OfferCriteria): Promise<QuickHit[]> {
  const { company } = await ctx.settings(ctx.db)
  if (company.studyOffersVisibility !== 'all') return []
  const order = criteria.place.length > 0 ? 'distance' : 'newest'
  const found = await findInOrder(ctx, { ...criteria, free: true }, order, { page: 1, perPage: maxQuickHits })
  const offers = await readCourses(
    ctx.db,
    found.rows.map(({ id }) => id),
  )
  return Promise.all(
    offers.map(async ({ id, nameDe, nameEn, degree, freeYears }) => ({
      ref: ctx.secrets.seal(hitPurpose, id),
      course:
        nameDe === null ? null : { name: (ctx.locale === 'en' && nameEn) || nameDe, degree: degree ?? '' },
      area: nearest(await areasOf(ctx, id), criteria.place[0])?.name ?? null,
      years: freeYears.filter((year) => year >= criteria.firstYear).toSorted(),
    })),
  )
}

/** Of an offer at several places the one that was searched around. */
function nearest(areas: readonly Area[], around: Circle | undefined): Area | undefined {
  if (!around) return areas[0]
  const chordTo = (area: Area) => {
    const { x, y, z } = toUnitVector(area)
    return (x - around.x) ** 2 + (y - around.y) ** 2 + (z - around.z) ** 2
  }
  return areas.toSorted((one, other) => chordTo(one) - chordTo(other))[0]
}

/** What the references of hits are sealed for. */
export const hitPurpose = 'quick search hit'

/** Courses of that name, else all of a subject area of that name, else courses of nearly that name. */
async function findMeantCourses(ctx: Context, text: string): Promise<{ id: string; name: string }[]> {
  const courses = (await listCourses(ctx.db)).map(({ id, nameDe, nameEn }) => ({
    id,
    name: (ctx.locale === 'en' && nameEn) || nameDe,
    names: `${nameDe} ${nameEn}`,
  }))
  const named = rankNames(text, courses, ({ names }) => names, { corrects: false })
  if (named.length > 0) return named.map(toNamed)
  const areas = await listCourseAreas(ctx.db)
  const ofArea = new Set(
    rankNames(text, areas, ({ areaDe, areaEn }) => `${areaDe} ${areaEn}`).map(({ id }) => id),
  )
  if (ofArea.size > 0) return courses.filter(({ id }) => ofArea.has(id)).map(toNamed)
  return rankNames(text, courses, ({ names }) => names).map(toNamed)
}

const toNamed = ({ id, name }: { id: number; name: string }) => ({ id: String(id), name })
