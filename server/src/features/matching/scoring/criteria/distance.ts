import { chordToKilometres } from '#platform/db/geo.ts'
import type { Finding } from '../finding.ts'
import type { Point, Position, Seeker } from '../match-input.ts'

/** A town spreads: in “only this place” its own quarters are meant, too. */
const townKm = 15
/** Beyond the radius the score falls to nothing over the radius once more, and over no less than this. */
const fadeKm = 20

/** From the nearest location to the place it suits best; each place has its own radius. */
export function compareDistance(
  { places }: Seeker,
  { locations }: Position,
): Finding<{ km: number; radius: number }> {
  let best: { score: number; km: number; radius: number } | null = null
  for (const place of places) {
    for (const location of locations) {
      const km = kilometres(place, location)
      const score = scoreOf(km, Math.max(place.radius, townKm))
      if (!best || isBetter({ score, km }, best)) best = { score, km, radius: place.radius }
    }
  }
  return best
}

const scoreOf = (km: number, radius: number): number =>
  km <= radius ? 100 : Math.max(0, 100 * (1 - (km - radius) / Math.max(radius, fadeKm)))

const isBetter = (pair: { score: number; km: number }, best: { score: number; km: number }) =>
  pair.score > best.score || (pair.score === best.score && pair.km < best.km)

const kilometres = (a: Point, b: Point): number =>
  chordToKilometres((a.x - b.x) ** 2 + (a.y - b.y) ** 2 + (a.z - b.z) ** 2)
