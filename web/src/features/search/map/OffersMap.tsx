import type { MapMarker } from '@tandem/contract/companies'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import type { Circle } from './canvas/layers/draw-circles.ts'
import { mapPartsQuery } from './data/map-queries.ts'
import { buildPins } from './pins/build-pins.ts'
import { usePinWords } from './pins/usePinWords.ts'
import { MapWait } from './states/MapWait.tsx'

type OffersMapProps = {
  /** Null while they are on their way. */
  markers: readonly MapMarker[] | null
  circles: readonly Circle[]
  /** Ids of offers whose pins stand out. */
  highlighted: ReadonlySet<string>
}

/** Offers around places, to look at: no search begins from it. It fills the box that it stands in. */
export function OffersMap({ markers, circles, highlighted }: OffersMapProps) {
  const t = useTexts('searchMap')
  const locale = useLocale()
  const parts = useQuery(mapPartsQuery)
  const words = usePinWords('offers')
  const towns = parts.data?.names.towns ?? none
  const pins = useMemo(() => buildPins(markers ?? none, 'offers', circles, towns), [markers, circles, towns])
  if (!parts.data) return <MapWait onRetry={parts.isError ? () => void parts.refetch() : null} />
  const { MapCanvas, baseMap, names } = parts.data
  return (
    <MapCanvas
      key={locale}
      label={words.ofMap(pins)}
      description={t('description')}
      baseMap={baseMap}
      names={names}
      zoom={6}
      pins={pins}
      circles={circles}
      home={none}
      words={words.ofPins}
      // The circles at once, and once more with the pins around them: which of both came first is not to be seen.
      search={JSON.stringify([circles, markers !== null])}
      highlighted={highlighted}
      onPoint={() => undefined}
      open={null}
      onOpen={() => undefined}
    />
  )
}

const none: never[] = []
