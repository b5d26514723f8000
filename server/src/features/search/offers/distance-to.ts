import { type Coordinates, chordToKilometres, toUnitVector } from '#platform/db/geo.ts'
import type { Circle } from '../core/circles.ts'
import { fold } from '../core/fold.ts'

type Point = ReturnType<typeof toUnitVector>
/** `point`: of its coordinates, where it is known already. */
type Located = Coordinates & { town: string; point?: Point }

/** Kilometres in tenths from the nearest place searched to the nearest location around it; null without either. */
export function distanceTo(circles: readonly Circle[], locations: readonly Located[]): number | null {
  const chord = Math.min(...locations.map((location) => chordWithin(circles, location)))
  return chord === Number.POSITIVE_INFINITY ? null : Math.round(chordToKilometres(chord) * 10) / 10
}

/** The location that the distance is to comes first; the others by their distance too, what is not around last. */
export function nearestFirst<L extends Located>(circles: readonly Circle[], locations: readonly L[]): L[] {
  if (circles.length === 0 || locations.length < 2) return [...locations]
  const around = nearestAround(circles, locations).map(({ location }) => location)
  return around.length === locations.length ? around : [...new Set([...around, ...locations])]
}

/** Those around a place searched, by their distance from it, which `chord` is, squared. */
export function nearestAround<L extends Located>(
  circles: readonly Circle[],
  locations: readonly L[],
): { location: L; chord: number }[] {
  const around: { location: L; chord: number }[] = []
  for (const location of locations) {
    const chord = chordWithin(circles, location)
    if (chord !== Number.POSITIVE_INFINITY) around.push({ location, chord })
  }
  return around.sort((a, b) => a.chord - b.chord)
}

/** From the nearest place searched around which it lies; infinite where it lies around none. */
function chordWithin(circles: readonly Circle[], location: Located): number {
  const { x, y, z } = location.point ?? toUnitVector(location)
  let nearest = Number.POSITIVE_INFINITY
  for (const circle of circles) {
    const chord = (x - circle.x) ** 2 + (y - circle.y) ** 2 + (z - circle.z) ** 2
    if (chord < nearest && chord <= circle.chord * tolerance && isNamedLike(circle, location)) nearest = chord
  }
  return nearest
}

// Locations are stored less precisely than they are given.
const tolerance = 1.0001

const isNamedLike = ({ towns }: Circle, { town }: Located) =>
  towns === null || towns.some((each) => fold(each) === fold(town))
