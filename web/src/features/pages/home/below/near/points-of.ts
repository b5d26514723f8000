import type { ContactLocation } from '@tandem/contract/pages/contact'
import type { OfferArea } from '@tandem/contract/search/quick-search'

export type NearbyView = 'offers' | 'companies' | 'campuses'

export type NearbyPoint = {
  id: string
  /** On the pin. */
  mark: string
  town: string
  /** For who cannot see it; the map's own words count what lies together. */
  name: string
  /** What pins that lie together add up to; without one each keeps its mark. */
  count?: number
  latitude: number
  longitude: number
}

export function pointsOf(
  view: NearbyView,
  areas: readonly OfferArea[],
  locations: readonly ContactLocation[],
): NearbyPoint[] {
  if (view === 'campuses') {
    return locations.map(({ id, name, town, latitude, longitude }, index) => ({
      ...{ id, town, name, latitude, longitude },
      mark: String(index + 1),
    }))
  }
  return areas.map(({ name, latitude, longitude, ...counts }) => ({
    ...{ id: `${name} ${latitude}`, town: name, name, latitude, longitude },
    ...{ mark: String(counts[view]), count: counts[view] },
  }))
}
