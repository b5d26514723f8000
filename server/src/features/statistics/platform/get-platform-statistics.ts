import type { HandlerInput } from '@tandem/contract/endpoint'
import { funnelSteps } from '@tandem/contract/received-applications/funnel'
import { notificationIntervals } from '@tandem/contract/saved-searches'
import {
  type getPlatformStatistics as endpoint,
  mathsLevels,
  noLocation,
  type PlatformStatistics,
  platformCountedForMs,
  profileStates,
} from '@tandem/contract/statistics/platform-statistics'
import type { AdminViewer } from '#platform/auth/viewer.ts'
import { berlinDay } from '#platform/clock/berlin-day.ts'
import type { Context } from '#platform/context/context.ts'
import { ttlCache } from '#platform/db/ttl-cache.ts'
import { all, type Counted, tellable } from './cube.ts'
import { type CountedOffers, countAll, listCourseNames } from './platform-statistics.store.ts'

const quarters = ['1', '2', '3', '4']

/** What is shown of all of it is decided at once, so that asking for each year and location gives nothing away. */
const readCounted = ttlCache(async (db, now: Date) => {
  const { people, applications, savedSearches, maths, ...others } = await countAll(db)
  const days = new Map(applications.map((each) => [`${each.year}|${each.location}|${each.row}`, each.days]))
  const byCourse = new Map(
    others.offers.map((each) => [`${each.year}|${each.location}|${each.course}`, each]),
  )
  return {
    ...others,
    countedAt: now.toISOString(),
    years: yearsOf([people, applications, savedSearches, maths, others.companies]),
    people: tellable(people, {
      isAdditive: true,
      divisions: [quarters, profileStates],
      isUntold: ({ year, row }) => year === all && quarters.includes(row),
    }),
    applications: tellable(applications, {
      isAdditive: false,
      divisions: [funnelSteps, ['answered', 'waiting']],
      chain: funnelSteps,
      // Steps are shown with all that got further, answers by year or quarter.
      isUntold: ({ year, row }) =>
        isStep(row) || row.startsWith('waiting') || (year === all && row.startsWith('answered')),
    }),
    savedSearches: tellable(savedSearches, {
      isAdditive: false,
      isUntold: ({ row }) => !row.includes('/'),
    }),
    maths: tellable(maths, { isAdditive: true, isUntold: ({ row }) => row === all }),
    companyCount: toLookUp(others.companies),
    daysOf: (year: string, location: string, row: string) => days.get(`${year}|${location}|${row}`) ?? null,
    offersOf: (year: string, location: string, course: string) =>
      byCourse.get(`${year}|${location}|${course}`),
  }
}, platformCountedForMs)

export async function getPlatformStatistics(
  { db, clock, locale }: Context,
  _viewer: AdminViewer,
  { query }: HandlerInput<typeof endpoint>,
): Promise<PlatformStatistics> {
  const counted = await readCounted(db, clock())
  const names = await listCourseNames(db, locale)
  const location = query.location ?? all
  const year = query.year === undefined ? all : String(query.year)
  const thisYear = Number(berlinDay(clock()).slice(0, 4))
  const years = [...new Set([...counted.years, thisYear])].toSorted((a, b) => b - a)
  const at = (row: string) => ({ year, location, row })
  /** Quarters of the year asked for, or all years, the oldest first. */
  const periods =
    query.year === undefined
      ? years.toReversed().map((each) => ({ period: String(each), year: String(each), quarter: all }))
      : quarters.map((quarter) => ({ period: `${year}-${quarter}`, year, quarter }))
  const answeredIn = (quarter: string) => (quarter === all ? 'answered' : `answered/${quarter}`)
  return {
    countedAt: counted.countedAt,
    years,
    locations: counted.locations,
    registrations: periods.map(({ period, year, quarter }) => ({
      period,
      applicants: counted.people({ year, location, row: quarter }),
      companies: counted.companyCount(year, location, quarter),
    })),
    profiles: profileStates.map((state) => ({ state, applicants: counted.people(at(state)) })),
    applicants: counted.people(at(all)),
    startYears: startYearsOf(counted.offers, year).map((start) => ({
      year: Number(start),
      ...placesOf(counted.offersOf(start, location, all)),
    })),
    courses: [...names, [noLocation, ''] as const]
      .map(([id, name]) => ({ id, name, ...placesOf(counted.offersOf(year, location, id)) }))
      .filter(({ offers }) => offers > 0),
    sites: [...counted.locations.map(({ key }) => key), noLocation]
      .filter((key) => location === all || key === location)
      .map((key) => ({ key, ...placesOf(counted.offersOf(year, key, all)) })),
    funnel: funnelSteps.map((step) => ({ step, applications: counted.applications(at(`from/${step}`)) })),
    answers: periods.map(({ period, year, quarter }) => {
      const answered = counted.applications({ year, location, row: answeredIn(quarter) })
      const days = answered ? counted.daysOf(year, location, answeredIn(quarter)) : null
      return { period, answered, days: days === null ? null : Math.round(days * 10) / 10 }
    }),
    savedSearches: notificationIntervals.map((interval) => ({
      interval,
      applicants: counted.savedSearches(at(`applicant/${interval}`)),
      companies: counted.savedSearches(at(`company/${interval}`)),
    })),
    maths: mathsLevels.map((level) => ({ level, applicants: counted.maths(at(String(level))) })),
  }
}

const isStep = (row: string): boolean => funnelSteps.some((step) => step === row)

const yearsOf = (tables: Counted[][]): number[] =>
  [...new Set(tables.flat().map(({ year }) => year))].filter((year) => year !== all).map(Number)

function toLookUp(counted: Counted[]): (year: string, location: string, row: string) => number {
  const counts = new Map(counted.map((each) => [`${each.year}|${each.location}|${each.row}`, each.count]))
  return (year, location, row) => counts.get(`${year}|${location}|${row}`) ?? 0
}

/** The year asked for, or all in which places begin. */
function startYearsOf(offers: CountedOffers[], year: string): string[] {
  if (year !== all) return [year]
  return [...new Set(offers.map((each) => each.year))].filter((each) => each !== all).toSorted()
}

const placesOf = (counted: CountedOffers | undefined) => ({
  offers: counted?.offers ?? 0,
  places: counted?.places ?? 0,
  free: counted?.free ?? 0,
})
