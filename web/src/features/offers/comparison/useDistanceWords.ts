import type { Offer } from '@tandem/contract/offers'
import { useQuery } from '@tanstack/react-query'
import { distanceBetween } from '#lib/format/distance-between.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { placesQuery } from '#lib/reference.ts'

/** "12 km von Ulm": from the nearest of some places to the nearest of an offer's; null without one. */
export function useDistanceWords(placeIds: string[]): (offer: Offer) => string | null {
  const t = useTexts('offers')
  const { kilometres } = useFormats()
  const { data: places = [] } = useQuery(placesQuery(placeIds, useLocale()))
  return ({ locations }) => {
    const [nearest] = places
      .flatMap((place) =>
        locations.map((location) => ({ place: place.name, away: distanceBetween(place, location) })),
      )
      .toSorted((one, other) => one.away - other.away)
    if (!nearest) return null
    return t('compare.fromPlace', { distance: kilometres(nearest.away), place: nearest.place })
  }
}
