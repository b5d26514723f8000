import L from 'leaflet'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Pin } from '../pins/build-pins.ts'
import { boundsOf, type Circle } from './layers/draw-circles.ts'
import { room } from './layers/room.ts'
import { isRemoved, type LiveMap } from './useLeafletMap.ts'

type Fit = {
  /** Another one means another search; null while its pins are on their way. */
  search: string | null
  /** By the reader, who then decides what is seen. */
  moved: boolean
  pins: readonly Pin[]
  circles: readonly Circle[]
  /** Where the reader is at home: what is seen first, where no place is searched and something is found there. */
  home: readonly Circle[]
  /** No closer than this, however near to each other the pins are. */
  closest?: number
  /** What is in the middle then. */
  centre?: { latitude: number; longitude: number }
  onFit: () => void
}

/** Closer than this a single pin tells nothing about where it is. */
const closestOfSearch = 11

/** Circles have no words above them. */
const roomOfCircles = { padding: [8, 8] as [number, number] }

/** Shows all of a search once; what is published meanwhile does not move the map under the reader's hand. */
export function useFit(
  live: LiveMap | null,
  { search, moved, pins, circles, home, closest = closestOfSearch, centre, onFit }: Fit,
) {
  const opened = useRef<string | null>(null)
  const fit = useEffectEvent(({ quietly }: LiveMap) => {
    opened.current ??= search
    const isOpening = opened.current === search && circles.length === 0
    const atHome = isOpening ? homeWithPins(home, pins) : null
    const bounds = atHome ?? L.latLngBounds(pins.map(({ latitude, longitude }) => [latitude, longitude]))
    for (const circle of circles) bounds.extend(boundsOf(circle))
    if (!bounds.isValid()) return
    if (centre) widenAround(bounds, centre)
    const around = pins.length > 0 ? room : roomOfCircles
    quietly((map) => map.fitBounds(bounds, { ...around, maxZoom: closest, animate: false }))
    onFit()
  })
  useEffect(() => {
    if (live && !isRemoved(live) && search !== null) fit(live)
  }, [live, search])
  const refit = useEffectEvent((live: LiveMap, { oldSize, newSize }: L.ResizeEvent) => {
    if (search !== null && !moved && oldSize.x !== newSize.x) fit(live)
  })
  useEffect(() => {
    if (!live) return
    const resized = (event: L.ResizeEvent) => refit(live, event)
    live.map.on('resize', resized)
    return () => void live.map.off('resize', resized)
  }, [live])
}

/** To the same on both sides of it. */
function widenAround(bounds: L.LatLngBounds, { latitude, longitude }: NonNullable<Fit['centre']>): void {
  for (const { lat, lng } of [bounds.getSouthWest(), bounds.getNorthEast()])
    bounds.extend([2 * latitude - lat, 2 * longitude - lng])
}

/** In kilometres: less is too close to see what there is around. */
const leastAround = 40

function homeWithPins(home: readonly Circle[], pins: readonly Pin[]): L.LatLngBounds | null {
  const bounds = L.latLngBounds([])
  for (const circle of home)
    bounds.extend(boundsOf({ ...circle, radius: Math.max(circle.radius, leastAround) }))
  const isFound = pins.some(
    ({ latitude, longitude }) => bounds.isValid() && bounds.contains([latitude, longitude]),
  )
  return isFound ? bounds : null
}
