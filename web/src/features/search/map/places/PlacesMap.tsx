import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import type { Circle } from '#features/search/map/canvas/layers/draw-circles.ts'
import { mapPartsQuery } from '#features/search/map/data/map-queries.ts'
import { MapWait } from '#features/search/map/states/MapWait.tsx'
import { useFormats } from '#lib/format/useFormats.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import styles from './PlacesMap.module.css'
import { useIsSeen } from './useIsSeen.ts'

type PlacesMapProps = { places: readonly Omit<Circle, 'id'>[] }

const nothing: never[] = []
const noHighlight: ReadonlySet<string> = new Set()

/** Places with what is around them, to look at; they are chosen in fields beside it. Loaded once it is in sight. */
export function PlacesMap({ places }: PlacesMapProps) {
  const t = useTexts('searchMap')
  const box = useRef<HTMLDivElement>(null)
  const isSeen = useIsSeen(box)
  const parts = useQuery({ ...mapPartsQuery, enabled: isSeen })
  return (
    <div data-print="none">
      <div ref={box} className={styles.map}>
        {parts.data ? (
          <Canvas {...parts.data} places={places} />
        ) : (
          // Nothing loads before it is seen.
          isSeen && <MapWait onRetry={parts.isError ? () => void parts.refetch() : null} />
        )}
      </div>
      <small className={styles.sources}>{t('sources')}</small>
    </div>
  )
}

type CanvasProps = PlacesMapProps &
  NonNullable<Awaited<ReturnType<NonNullable<typeof mapPartsQuery.queryFn>>>>

function Canvas({ MapCanvas, baseMap, names, places }: CanvasProps) {
  const t = useTexts('searchMap')
  const locale = useLocale()
  const { list, kilometres } = useFormats()
  const written = JSON.stringify(places)
  // The same places are the same circles, so that typing elsewhere draws nothing anew.
  const circles = useMemo<Circle[]>(
    () => (JSON.parse(written) as Circle[]).map((place, index) => ({ ...place, id: String(index) })),
    [written],
  )
  const wordsOf = ({ name, radius }: Circle) =>
    radius === 0 ? name : t('around', { place: name, distance: kilometres(radius) })
  return (
    <MapCanvas
      key={locale}
      label={t('places', { places: list(circles.map(wordsOf)) })}
      description={t('placesDescription')}
      baseMap={baseMap}
      names={names}
      zoom={6}
      pins={nothing}
      circles={circles}
      home={nothing}
      words={noWords}
      search={written}
      highlighted={noHighlight}
      onPoint={ignore}
      open={null}
      onOpen={ignore}
    />
  )
}

const noWords = () => ({ count: '', town: '', name: '' })
const ignore = () => undefined
