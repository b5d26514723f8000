import type { Offer } from '@tandem/contract/offers'
import { useQuery } from '@tanstack/react-query'
import { distanceBetween } from '#lib/format/distance-between.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { placesQuery } from '#lib/reference.ts'

/** From the nearest of some places to the nearest of an offer's: in kilometres, and "12 km von Ulm"; null without one. */
export function useDistanceWords(placeIds: string[]) {
  const t = useTexts('offers')
  const { kilometres } = useFormats()
  const { data: places = [] } = useQuery(placesQuery(placeIds, useLocale()))
  const nearestTo = ({ locations }: Offer) =>
    places
      .flatMap((place) =>
        locations.map((location) => ({ place: place.name, away: distanceBetween(place, location) })),
      )
      .toSorted((one, other) => one.away - other.away)[0]
  return {
    /** As the words say it: less than that is no difference. */
    km: (offer: Offer) => {
      const nearest = nearestTo(offer)
      return nearest ? Math.round(nearest.away) : null
    },
    words: (offer: Offer) => {
      const nearest = nearestTo(offer)
      return nearest
        ? t('compare.fromPlace', { distance: kilometres(nearest.away), place: nearest.place })
        : null
    },
  }
}
