import { type Coordinates, chordToKilometres, toUnitVector } from '#platform/db/geo.ts'
import type { Circle } from '../core/circles.ts'
import { fold } from '../core/fold.ts'

type Located = Coordinates & { town: string }

/** Kilometres in tenths from the nearest place searched to the nearest location around it; null without either. */
export function distanceTo(circles: readonly Circle[], locations: readonly Located[]): number | null {
  const chords = circles.flatMap((circle) =>
    locations.filter((location) => isIn(circle, location)).map((location) => chordTo(circle, location)),
  )
  return chords.length === 0 ? null : Math.round(chordToKilometres(Math.min(...chords)) * 10) / 10
}

// Locations are stored less precisely than they are given.
const tolerance = 1.0001

const isIn = (circle: Circle, location: Located) =>
  chordTo(circle, location) <= circle.chord * tolerance &&
  (circle.town === null || fold(circle.town) === fold(location.town))

function chordTo(circle: Circle, location: Located): number {
  const { x, y, z } = toUnitVector(location)
  return (x - circle.x) ** 2 + (y - circle.y) ** 2 + (z - circle.z) ** 2
}
