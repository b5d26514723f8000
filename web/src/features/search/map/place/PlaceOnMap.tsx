import { IconArrowDown, IconArrowLeft, IconArrowRight, IconArrowUp } from '@tabler/icons-react'
import { Suspense, useMemo, useState } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { useLazyTexts } from '#lib/i18n/useLazyTexts.ts'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { mapTexts, PointsMap } from '../PointsMap.tsx'
import { type Direction, movePoint, type Point } from './move-point.ts'

const icons = { north: IconArrowUp, south: IconArrowDown, west: IconArrowLeft, east: IconArrowRight }
const directions = ['north', 'south', 'west', 'east'] as const

type PlaceOnMapProps = {
  label: string
  coordinates: Point
  town: string
  name: string
  onMove: (to: Point) => void
}

/** Where something is: a click on the map puts it there, and four buttons move it by half a kilometre. */
export const PlaceOnMap = (props: PlaceOnMapProps) => (
  <Suspense>
    <MovablePlace {...props} />
  </Suspense>
)

function MovablePlace({ label, coordinates, town, name, onMove }: PlaceOnMapProps) {
  useLazyTexts('searchMap', mapTexts)
  const t = useTexts('searchMap')
  const [said, setSaid] = useState('')
  const { latitude, longitude } = coordinates
  const points = useMemo(
    () => [{ latitude, longitude, id: 'head', mark: '1', town, name: name || town }],
    [latitude, longitude, town, name],
  )
  const { fit, setMoved } = useFitOnce(coordinates)
  function move(to: Point, words: string) {
    setMoved(to)
    onMove(to)
    setSaid(words)
  }
  const moveTo = (direction: Direction) =>
    move(movePoint(coordinates, direction), t(`place.movedTo.${direction}`))
  return (
    <Stack gap={3}>
      <PointsMap
        label={label}
        points={points}
        fit={fit}
        onOpen={() => undefined}
        onPick={(point) => move(point, t('place.picked'))}
      />
      <Row wrap gap={2}>
        <Text as="span">{t('place.move')}</Text>
        <Row gap={2}>
          {directions.map((direction) => (
            <IconButton
              key={direction}
              icon={icons[direction]}
              label={t(`place.moveTo.${direction}`)}
              onClick={() => moveTo(direction)}
            />
          ))}
        </Row>
      </Row>
      <LiveRegion>{said}</LiveRegion>
    </Stack>
  )
}

/** What is moved on the map leaves the view as it is; a place that was typed or looked up is shown. */
function useFitOnce(coordinates: Point) {
  const now = keyOf(coordinates)
  const [moved, setMoved] = useState('')
  const [fit, setFit] = useState(now)
  if (now !== moved && now !== fit) setFit(now)
  return { fit, setMoved: (to: Point) => setMoved(keyOf(to)) }
}

const keyOf = ({ latitude, longitude }: Point): string => `${latitude} ${longitude}`
