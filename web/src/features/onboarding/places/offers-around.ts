import type { MapMarker } from '@tandem/contract/companies'
import { distanceBetween, type Point } from '#lib/format/distance-between.ts'

type Around = Point & { place: string; radius: number }
type Marker = Pick<MapMarker, 'town' | 'latitude' | 'longitude' | 'offers'>

/** Ids of the offers around a place. An offer in several towns counts once; a radius of 0 means the town itself. */
export function offersAround(markers: readonly Marker[], place: Around): Set<string> {
  return new Set(markers.filter((marker) => isAround(marker, place)).flatMap(({ offers }) => offers))
}

export type Wider = { radius: number; more: number; town: string; distance: number }

/** The next radius that brings offers which none of the places has yet, and the nearest town with one. */
export function widen(
  markers: readonly Marker[],
  places: readonly Around[],
  place: Around,
  radii: readonly number[],
): Wider | null {
  const known = new Set(places.flatMap((each) => [...offersAround(markers, each)]))
  const others = markers.filter(({ offers }) => offers.some((offer) => !known.has(offer)))
  for (const radius of radii.filter((each) => each > place.radius)) {
    const more = [...offersAround(others, { ...place, radius })].filter((offer) => !known.has(offer))
    if (more.length === 0) continue
    const [nearest] = others
      .map(({ town, ...point }) => ({ town, distance: distanceBetween(place, point) }))
      .filter(({ distance }) => distance <= radius)
      .toSorted((one, other) => one.distance - other.distance)
    return nearest ? { radius, more: more.length, ...nearest } : null
  }
  return null
}

/** Farther apart two towns of one name are not the same. */
const acrossATown = 20

function isAround(marker: Marker, place: Around): boolean {
  const distance = distanceBetween(place, marker)
  return place.radius > 0 ? distance <= place.radius : marker.town === place.place && distance <= acrossATown
}
