import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { cx } from '#ui/cx.ts'
import { mapPartsQuery } from './data/map-queries.ts'
import styles from './PointsMap.module.css'
import type { Pin } from './pins/build-pins.ts'
import { MapWait } from './states/MapWait.tsx'

/** A numbered place. What the map shows stands in words beside it, too. */
type MapPoint = {
  id: string
  /** On the pin. */
  mark: string
  town: string
  /** For who cannot see it. */
  name: string
  latitude: number
  longitude: number
}

type PointsMapProps = {
  label: string
  points: readonly MapPoint[]
  onOpen: (point: MapPoint) => void
  /** How close it opens where there is nothing to fit. */
  zoom?: number
  /** For points that are far from each other. */
  tall?: boolean
}

const noCircles: never[] = []
const nothing: ReadonlySet<string> = new Set()

/** A few places on the map of the search. */
export function PointsMap({ label, points, onOpen, zoom = 6, tall }: PointsMapProps) {
  const t = useTexts('searchMap')
  const locale = useLocale()
  const parts = useQuery(mapPartsQuery)
  const pins = useMemo(() => points.map(toPin), [points])
  if (!parts.data) {
    return (
      <div className={cx(styles.map, tall && styles.tall)}>
        <MapWait onRetry={parts.isError ? () => void parts.refetch() : null} />
      </div>
    )
  }
  const { MapCanvas, baseMap, names } = parts.data
  const pointOf = ({ key }: Pin) => points.find(({ id }) => id === key)
  return (
    <div className={cx(styles.map, tall && styles.tall)}>
      <MapCanvas
        key={locale}
        label={label}
        description={t('pointsDescription')}
        baseMap={baseMap}
        names={names}
        zoom={zoom}
        pins={pins}
        circles={noCircles}
        home={noCircles}
        words={(shown) => wordsOf(points.filter(({ id }) => shown.some(({ key }) => key === id)))}
        search={JSON.stringify(pins.map(({ latitude, longitude }) => [latitude, longitude]))}
        highlighted={nothing}
        onPoint={() => undefined}
        open={null}
        onOpen={(pin) => {
          const point = pin && pointOf(pin)
          if (point) onOpen(point)
        }}
      />
    </div>
  )
}

const toPin = ({ id, town, latitude, longitude }: MapPoint): Pin => ({
  key: id,
  ...{ town, latitude, longitude },
  isNamed: true,
  size: 0,
  entries: [],
})

const wordsOf = (points: MapPoint[]) => ({
  count: [points[0]?.mark, points.slice(1).at(-1)?.mark].filter(Boolean).join('–'),
  town: '',
  name: points.map(({ name }) => name).join(', '),
})
