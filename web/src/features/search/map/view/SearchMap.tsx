import { maxMapPins } from '@tandem/contract/companies'
import { useQuery } from '@tanstack/react-query'
import { use, useMemo, useState } from 'react'
import type { PlaceWithRadius, SearchKind, SearchState } from '#features/search/frame/state/search-state.ts'
import { toQuery } from '#features/search/frame/state/to-query.ts'
import { useSearch } from '#features/search/frame/state/useSearch.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { placesQuery } from '#lib/reference.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { useSettings } from '#lib/settings.ts'
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx'
import type { ViewedArea } from '../canvas/controls/SearchHere.tsx'
import type { Circle } from '../canvas/layers/draw-circles.ts'
import { PinCard } from '../card/PinCard.tsx'
import {
  findPlaceNear,
  type MarkerSearch,
  mapPartsQuery,
  markersQuery,
  ownPlacesQuery,
} from '../data/map-queries.ts'
import { HighlightContext } from '../highlight.ts'
import { buildPins, type Pin, type PinKind } from '../pins/build-pins.ts'
import { usePinWords } from '../pins/usePinWords.ts'
import { MapWait } from '../states/MapWait.tsx'
import styles from './SearchMap.module.css'

const none: never[] = []

/** Where the search's hits are. What it shows is in the list beside it, too. */
export function SearchMap({ kind }: { kind: SearchKind<PinKind> }) {
  const t = useTexts('searchMap')
  const { fitBounds, zoom } = useSettings().company.map
  const { state } = useSearch()
  const { ids, point } = use(HighlightContext)
  const searchHere = useSearchHere()
  const locale = useLocale()
  const [open, setOpen] = useState<Pin | null>(null)
  const body = toMarkerSearch(kind, state)
  const parts = useQuery(mapPartsQuery)
  const markers = useQuery(markersQuery(body))
  const { circles, isReady } = useCircles(state.place)
  const isApplicant = useAccount()?.type === 'applicant'
  const home = useQuery({ ...ownPlacesQuery(locale), enabled: isApplicant })
  const words = usePinWords(kind.key)
  const { data = none } = markers
  const towns = parts.data?.names.towns ?? none
  const pins = useMemo(() => buildPins(data, kind.key, circles, towns), [data, kind.key, circles, towns])

  const failed = [parts, markers].filter(({ isError }) => isError)
  const retry = () => failed.map(({ refetch }) => refetch())
  // Nor before it is known where to open: the map would move under the reader's hand.
  if (!parts.data || !markers.data || home.isLoading)
    return <MapWait onRetry={failed.length > 0 ? retry : null} />
  const { MapCanvas, baseMap, names } = parts.data
  const knowsPlaces = isReady && !markers.isPlaceholderData
  return (
    <>
      <MapCanvas
        key={locale}
        label={words.ofMap(pins)}
        description={t('description')}
        baseMap={baseMap}
        names={names}
        zoom={zoom}
        pins={pins}
        circles={circles}
        home={home.data ?? none}
        words={words.ofPins}
        search={fitBounds && knowsPlaces ? JSON.stringify(body) : null}
        highlighted={ids}
        onPoint={(pointed) => point(pointed.flatMap(({ entries }) => entries.map(({ id }) => id)))}
        open={pins.find(({ key }) => key === open?.key) ?? null}
        onOpen={setOpen}
        card={(pin, onClose) => <PinCard key={pin.key} kind={kind.key} pin={pin} onClose={onClose} />}
        onSearchHere={searchHere}
      />
      <MapNotes kind={kind.key} markers={data.length} />
    </>
  )
}

/** The places searched, each with what is around it; ready without them where they cannot be loaded. */
function useCircles(around: readonly PlaceWithRadius[]): { circles: Circle[]; isReady: boolean } {
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

const largestRadius = 500

/** A search knows no rectangles but towns with a radius: the one in the middle of the view, as far as one sees. */
function useSearchHere() {
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

/** A map has no pages and no order: it shows all that the filters find. */
function toMarkerSearch(kind: SearchKind<PinKind>, state: SearchState): MarkerSearch {
  const { page, cursor, sort, ...filters } = toQuery(kind, state)
  return filters
}

/** What the map leaves out, and whose land it draws. */
function MapNotes({ kind, markers }: { kind: PinKind; markers: number }) {
  const t = useTexts('searchMap')
  const note = markers === 0 ? t('none') : markers === maxMapPins ? t('most') : null
  return (
    <>
      <LiveRegion>{note}</LiveRegion>
      {note && (
        <p className={styles.note} aria-hidden="true">
          {note}
        </p>
      )}
      <small className={styles.sources}>
        {kind === 'companies' && <span>{t('onlyWithOffers')}</span>}
        <span>{t('sources')}</span>
      </small>
    </>
  )
}
