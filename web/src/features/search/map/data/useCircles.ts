import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { PlaceWithRadius } from '#features/search/frame/state/search-state.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { placesQuery } from '#lib/reference.ts'
import type { Circle } from '../canvas/layers/draw-circles.ts'

/** The places searched, each with what is around it; ready without them where they cannot be loaded. */
export function useCircles(around: readonly PlaceWithRadius[]): { circles: Circle[]; isReady: boolean } {
  const ids = around.map(({ id }) => id)
  const { data, isError, isPlaceholderData } = useQuery(placesQuery(ids, useLocale()))
  const circles = useMemo(
    () =>
      around.flatMap(({ id, radius }) => {
        const place = data?.find((each) => each.id === id)
        return place ? [{ ...place, radius }] : []
      }),
    [around, data],
  )
  return { circles, isReady: ids.length === 0 || isError || (data !== undefined && !isPlaceholderData) }
}
