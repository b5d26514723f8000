import { and, asc, desc, eq, gt, ne } from 'drizzle-orm'
import { place, studyInterest } from '#features/reference/reference.schema.ts'
import type { Db } from '#platform/db/database.ts'
import type { Random } from './random.ts'

export type StudyInterest = {
  id: number
  nameDe: string
  nameEn: string
  degree: string
  subjectAreaKey: string
}

export type Town = {
  name: string
  state: string
  postalCode: string
  latitude: number
  longitude: number
  /** The larger, the likelier. */
  rank: number
}

export type Reference = { studyInterests: StudyInterest[]; nearTowns: Town[]; farTowns: Town[] }

/** What of the reference data the demo builds on; the near towns are those of Baden-Württemberg. */
export async function readReference(db: Db): Promise<Reference> {
  return {
    studyInterests: await db
      .select({
        id: studyInterest.id,
        nameDe: studyInterest.nameDe,
        nameEn: studyInterest.nameEn,
        degree: studyInterest.degree,
        subjectAreaKey: studyInterest.subjectAreaKey,
      })
      .from(studyInterest)
      .orderBy(asc(studyInterest.id)),
    nearTowns: await readTowns(db, eq(place.state, 'BW'), 360),
    farTowns: await readTowns(db, ne(place.state, 'BW'), 140),
  }
}

function readTowns(db: Db, where: ReturnType<typeof eq>, count: number): Promise<Town[]> {
  return db
    .select({
      name: place.name,
      state: place.state,
      postalCode: place.postalCode,
      latitude: place.latitude,
      longitude: place.longitude,
      rank: place.rank,
    })
    .from(place)
    .where(and(eq(place.country, 'DE'), gt(place.rank, 0), where))
    .orderBy(desc(place.rank), asc(place.name), asc(place.postalCode))
    .limit(count)
}

/** Three of four are in Baden-Württemberg. */
export function drawTown(random: Random, { nearTowns, farTowns }: Reference): Town {
  const towns = random.chance(0.76) ? nearTowns : farTowns
  return random.weighted(towns.map((town) => [town, town.rank]))
}

/** Near the middle of the town, so that not all of its companies stand on one point of the map. */
export function scatter(
  random: Random,
  { latitude, longitude }: Town,
): { latitude: number; longitude: number } {
  const shift = () => (random.next() - 0.5) * 0.02
  return { latitude: round(latitude + shift()), longitude: round(longitude + shift()) }
}

const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000
