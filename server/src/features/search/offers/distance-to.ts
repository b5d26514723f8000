import { type Coordinates, chordToKilometres, toUnitVector } from '#platform/db/geo.ts'
import type { Circle } from '../core/circles.ts'
import { fold } from '../core/fold.ts'

type Located = Coordinates & { town: string }

/** Kilometres in tenths from the nearest place searched to the nearest location around it; null without either. */
export function distanceTo(circles: readonly Circle[], locations: readonly Located[]): number | null {
  const chord = Math.min(...locations.map((location) => chordWithin(circles, location)))
  return chord === Number.POSITIVE_INFINITY ? null : Math.round(chordToKilometres(chord) * 10) / 10
}

/** The location that the distance is to comes first; the others by their distance too, what is not around last. */
export function nearestFirst<L extends Located>(circles: readonly Circle[], locations: readonly L[]): L[] {
  const chords = new Map(locations.map((location) => [location, chordWithin(circles, location)]))
  const chordOf = (location: L) => chords.get(location) ?? Number.POSITIVE_INFINITY
  return locations.toSorted((a, b) => (chordOf(a) === chordOf(b) ? 0 : chordOf(a) - chordOf(b)))
}

/** From the nearest place searched around which it lies; infinite where it lies around none. */
const chordWithin = (circles: readonly Circle[], location: Located): number =>
  Math.min(...circles.filter((circle) => isIn(circle, location)).map((circle) => chordTo(circle, location)))

// Locations are stored less precisely than they are given.
const tolerance = 1.0001

const isIn = (circle: Circle, location: Located) =>
  chordTo(circle, location) <= circle.chord * tolerance &&
  (circle.towns === null || circle.towns.some((town) => fold(town) === fold(location.town)))

function chordTo(circle: Circle, location: Located): number {
  const { x, y, z } = toUnitVector(location)
  return (x - circle.x) ** 2 + (y - circle.y) ** 2 + (z - circle.z) ** 2
}
