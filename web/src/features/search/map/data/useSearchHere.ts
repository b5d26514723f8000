import { useSearch } from '#features/search/frame/state/useSearch.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import type { ViewedArea } from '../canvas/controls/SearchHere.tsx'
import { findPlaceNear } from './map-queries.ts'

const largestRadius = 500

/** A search knows no rectangles but towns with a radius: the one in the middle of the view, as far as one sees. */
export function useSearchHere() {
  const t = useTexts('searchMap')
  const { change } = useSearch()
  return async (area: ViewedArea) => {
    try {
      const place = await findPlaceNear(area)
      const radius = Math.min(Math.max(Math.round(area.radius), 1), largestRadius)
      if (place) change({ place: [{ id: place.id, radius }] })
    } catch {
      notify({ key: 'search-here', type: 'danger', title: t('nothingHere') })
    }
  }
}
