import type { OfferOverview } from '@tandem/contract/search/quick-search'
import { countedForMs } from '@tandem/contract/statistics'
import { listNames } from '#features/reference/reference.api.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { ttlCache } from '#platform/db/ttl-cache.ts'
import { everyOffer, type OfferCriteria } from '../offers/offer-criteria.ts'
import { type Area, toAreas } from './areas.ts'
import { countFreePlaces, listCentres, listTownOffers } from './quick-search.store.ts'

const maxCourses = 6
const maxCoursesOfArea = 3
const maxAreas = 40

const cachedAreas = ttlCache(async (db, criteria: OfferCriteria) => {
  const towns = await listTownOffers(db)
  const counted = await countFreePlaces(db, criteria)
  return { counted, courses: countCourses(towns), areas: toAreas(towns, await listCentres(db)) }
}, countedForMs)

/** What visitors are told of all offers: counts, and of areas that hold several companies. */
export async function getOfferOverview(ctx: Context, _viewer: Viewer | null): Promise<OfferOverview> {
  const { counted, courses, areas } = await cachedAreas(ctx.db, await everyOffer(ctx, null))
  const { studyInterests = {} } = await listNames(ctx.db, ctx.locale)
  const named = (counts: ReadonlyMap<number, Set<string>>, most: number) =>
    [...counts]
      .toSorted(([, one], [, other]) => other.size - one.size)
      .slice(0, most)
      .map(([id, offers]) => ({ id: String(id), name: studyInterests[id] ?? '', offers: offers.size }))
  return {
    ...counted,
    courses: named(courses, maxCourses),
    areas: areas.slice(0, maxAreas).map(({ name, latitude, longitude, offers, companies, courses }) => ({
      ...{ name, latitude, longitude, offers: offers.size, companies: companies.size },
      courses: named(courses, maxCoursesOfArea),
    })),
  }
}

/** In which areas an offer is; none of a town that was not there yet when they were counted. */
export async function areasOf(ctx: Context, offerId: string): Promise<Area[]> {
  const { areas } = await cachedAreas(ctx.db, await everyOffer(ctx, null))
  return areas.filter(({ offers }) => offers.has(offerId))
}

function countCourses(towns: Awaited<ReturnType<typeof listTownOffers>>): Map<number, Set<string>> {
  const courses = new Map<number, Set<string>>()
  for (const { studyInterestId, offers } of towns) {
    if (studyInterestId === null) continue
    courses.set(studyInterestId, new Set([...(courses.get(studyInterestId) ?? []), ...offers]))
  }
  return courses
}
