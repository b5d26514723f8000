import { type Coordinates, chordToKilometres, toUnitVector } from '#platform/db/geo.ts'
import type { Circle } from '../core/circles.ts'
import { fold } from '../core/fold.ts'

type Point = ReturnType<typeof toUnitVector>
/** `point`: of its coordinates, where it is known already. */
type Located = Coordinates & { town: string; point?: Point }
/** What distances are from: a place that is searched around, or a point alone, from which nothing is too far. */
export type Origin = Point & Partial<Pick<Circle, 'chord' | 'towns'>>

/** Kilometres in tenths from the nearest origin to the nearest location around it; null without either. */
export function distanceTo(origins: readonly Origin[], locations: readonly Located[]): number | null {
  const chord = Math.min(...locations.map((location) => chordWithin(origins, location)))
  return chord === Number.POSITIVE_INFINITY ? null : Math.round(chordToKilometres(chord) * 10) / 10
}

/** The location that the distance is to comes first; the others by their distance too, what is not around last. */
export function nearestFirst<L extends Located>(origins: readonly Origin[], locations: readonly L[]): L[] {
  if (origins.length === 0 || locations.length < 2) return [...locations]
  const around = nearestAround(origins, locations).map(({ location }) => location)
  return around.length === locations.length ? around : [...new Set([...around, ...locations])]
}

/** Those around an origin, by their distance from it, which `chord` is, squared. */
export function nearestAround<L extends Located>(
  origins: readonly Origin[],
  locations: readonly L[],
): { location: L; chord: number }[] {
  const around: { location: L; chord: number }[] = []
  for (const location of locations) {
    const chord = chordWithin(origins, location)
    if (chord !== Number.POSITIVE_INFINITY) around.push({ location, chord })
  }
  return around.sort((a, b) => a.chord - b.chord)
}

/** From the nearest origin around which it lies; infinite where it lies around none. */
function chordWithin(origins: readonly Origin[], location: Located): number {
  const { x, y, z } = location.point ?? toUnitVector(location)
  let nearest = Number.POSITIVE_INFINITY
  for (const origin of origins) {
    const chord = (x - origin.x) ** 2 + (y - origin.y) ** 2 + (z - origin.z) ** 2
    if (chord < nearest && isWithin(origin, chord) && isNamedLike(origin, location)) nearest = chord
  }
  return nearest
}

// Locations are stored less precisely than they are given.
const tolerance = 1.0001

const isWithin = (origin: Origin, chord: number) =>
  origin.chord === undefined || chord <= origin.chord * tolerance

const isNamedLike = ({ towns }: Origin, { town }: Located) =>
  !towns || towns.some((each) => fold(each) === fold(town))
