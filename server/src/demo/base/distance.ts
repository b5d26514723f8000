import type { Coordinates } from '#platform/db/geo.ts'

/** Good enough to choose by: as if the earth were as flat as southern Germany. */
export function kilometres(a: Coordinates, b: Coordinates): number {
  return Math.hypot((a.latitude - b.latitude) * 111, (a.longitude - b.longitude) * 73)
}
