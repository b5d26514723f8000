import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo } from 'react'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useLazyTexts } from '#lib/i18n/useLazyTexts.ts'
import { cx } from '#ui/cx.ts'
import { mapPartsQuery } from './data/map-queries.ts'
import styles from './PointsMap.module.css'
import type { Pin } from './pins/build-pins.ts'
import { type Point, pointAt } from './place/move-point.ts'
import { MapWait } from './states/MapWait.tsx'

/** A numbered place. What the map shows stands in words beside it, too. */
type MapPoint = {
  id: string
  /** On the pin. */
  mark: string
  town: string
  /** For who cannot see it. */
  name: string
  /** Pins that lie together tell the sum, not from which mark to which. */
  count?: number
  latitude: number
  longitude: number
}

type PointsMapProps = {
  label: string
  points: readonly MapPoint[]
  onOpen: (point: MapPoint) => void
  /** How close it opens where there is nothing to fit. */
  zoom?: number
  /** No closer than this: the map has towns and rivers, but no streets. */
  closest?: number
  /** What is in the middle, with all points in sight. */
  centre?: Point
  /** The id of the point that something beside the map is about. */
  chosen?: string | undefined
  /** All in apricot: places of a company. */
  ofCompany?: boolean
  /** For points that are far from each other. */
  tall?: boolean
  /** Another one shows all points anew; without it, points that lie elsewhere do. */
  fit?: string
  /** A click beside the pins. */
  onPick?: (point: Point) => void
}

const noCircles: never[] = []

/** A few places on the map of the search. Its words come after the page, which does not wait for them. */
export const PointsMap = (props: PointsMapProps) => (
  <Suspense fallback={<div className={cx(styles.map, props.tall && styles.tall)} />}>
    <NumberedMap {...props} />
  </Suspense>
)

function NumberedMap({
  label,
  points,
  onOpen,
  zoom = 6,
  closest,
  centre,
  chosen,
  ofCompany,
  tall,
  fit,
  onPick,
}: PointsMapProps) {
  useLazyTexts('searchMap', mapTexts)
  const t = useTexts('searchMap')
  const locale = useLocale()
  const parts = useQuery(mapPartsQuery)
  const highlighted = useMemo(
    () => new Set(points.map(({ id }) => id).filter((id) => ofCompany || id === chosen)),
    [points, ofCompany, chosen],
  )
  const pins = useMemo(() => points.map(toPin), [points])
  if (!parts.data) {
    return (
      <div className={cx(styles.map, tall && styles.tall)} data-print="none" data-drawn-when-seen>
        <MapWait onRetry={parts.isError ? () => void parts.refetch() : null} />
      </div>
    )
  }
  const { MapCanvas, baseMap, names } = parts.data
  const pointOf = ({ key }: Pin) => points.find(({ id }) => id === key)
  return (
    <div className={cx(styles.map, tall && styles.tall)} data-print="none">
      <MapCanvas
        key={locale}
        label={label}
        description={t('pointsDescription')}
        baseMap={baseMap}
        names={names}
        zoom={zoom}
        {...(closest && { closest })}
        {...(centre && { centre })}
        pins={pins}
        circles={noCircles}
        home={noCircles}
        words={(shown) => wordsOf(points.filter(({ id }) => shown.some(({ key }) => key === id)))}
        search={fit ?? JSON.stringify(pins.map(({ latitude, longitude }) => [latitude, longitude]))}
        highlighted={highlighted}
        onPoint={() => undefined}
        open={null}
        {...(onPick && { onPick: (latitude, longitude) => onPick(pointAt(latitude, longitude)) })}
        onOpen={(pin) => {
          const point = pin && pointOf(pin)
          if (point) onOpen(point)
        }}
      />
    </div>
  )
}

/** Also on pages that know nothing of a search. */
export const mapTexts = {
  de: async () => (await import('./texts.de.ts')).searchMapDe,
  en: async () => (await import('./texts.en.ts')).searchMapEn,
}

const toPin = ({ id, town, latitude, longitude }: MapPoint): Pin => ({
  key: id,
  ...{ town, latitude, longitude },
  isNamed: true,
  size: 0,
  entries: [],
})

const wordsOf = (points: MapPoint[]) => ({
  count: points.every(({ count }) => count !== undefined)
    ? String(points.reduce((sum, { count = 0 }) => sum + count, 0))
    : [points[0]?.mark, points.slice(1).at(-1)?.mark].filter(Boolean).join('–'),
  town: '',
  name: points.map(({ name }) => name).join(', '),
})
