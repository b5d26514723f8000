import type { SearchedPlace } from '@tandem/contract/applications/content'
import type { MapMarker } from '@tandem/contract/companies'
import { useMemo } from 'react'
import type * as z from 'zod/mini'
import { OffersMap } from '#features/search/public.ts'
import { distanceBetween } from '#lib/format/distance-between.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { OfferCount } from '../frame/OfferCount.tsx'
import type { MatchingOffers } from '../offers/useMatchingOffers.ts'
import { offersAround } from './offers-around.ts'
import styles from './Places.module.css'

type PlacesMapProps = {
  /** Null while they are on their way. */
  markers: readonly MapMarker[] | null
  places: z.output<typeof SearchedPlace>[]
  offers: MatchingOffers
  isBeside: boolean
}

/** Where the offers are, and what the radii hold; the words beside it say the same. */
export function PlacesMap({ markers, places, offers, isBeside }: PlacesMapProps) {
  const t = useTexts('onboarding')
  const circles = useMemo(
    () => places.map(({ place: name, ...around }) => ({ ...around, id: name, name })),
    [places],
  )
  const within = useMemo(
    () => new Set(places.flatMap((place) => [...offersAround(markers ?? [], place)])),
    [markers, places],
  )
  const near = useMemo(() => markers && nearby(markers, places), [markers, places])
  const map = <OffersMap markers={near} circles={circles} highlighted={within} />
  if (!isBeside) return <div className={styles.map}>{map}</div>
  return (
    <aside className={styles.map} aria-label={t('places.map')}>
      {map}
      <div className={styles.mapNote}>
        <OfferCount offers={offers} />
      </div>
    </aside>
  )
}

/** Kilometres: of a small radius one sees at least so far beyond. */
const leastView = 40

/** What lies far away would make the map too small to read. */
function nearby(markers: readonly MapMarker[], places: PlacesMapProps['places']): readonly MapMarker[] {
  if (places.length === 0) return markers
  return markers.filter((marker) =>
    places.some((place) => distanceBetween(place, marker) <= Math.max(place.radius * 1.5, leastView)),
  )
}
