import { useQuery } from '@tanstack/react-query'
import { use, useMemo, useState } from 'react'
import type { SearchKind } from '#features/search/frame/state/search-state.ts'
import { useSearch } from '#features/search/frame/state/useSearch.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { useSettings } from '#lib/settings.ts'
import { PinCard } from '../card/PinCard.tsx'
import { mapPartsQuery, markersQuery, ownPlacesQuery } from '../data/map-queries.ts'
import { toMarkerSearch } from '../data/marker-search.ts'
import { useCircles } from '../data/useCircles.ts'
import { useSearchHere } from '../data/useSearchHere.ts'
import { HighlightContext } from '../highlight.ts'
import { buildPins, type Pin, type PinKind } from '../pins/build-pins.ts'
import { usePinWords } from '../pins/usePinWords.ts'
import { MapNotes } from '../states/MapNotes.tsx'
import { MapWait } from '../states/MapWait.tsx'

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
