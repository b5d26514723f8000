import L from 'leaflet'
import { useEffect, useEffectEvent } from 'react'
import type { Pin } from '../pins/gather-pins.ts'
import { boundsOf, type Circle } from './layers/draw-circles.ts'
import type { LiveMap } from './useLeafletMap.ts'

type Fit = {
  /** Another one means another search; null while its pins are on their way. */
  search: string | null
  /** By the reader, who then decides what is seen. */
  moved: boolean
  pins: readonly Pin[]
  circles: readonly Circle[]
  onFit: () => void
}

/** Closer than this a single pin tells nothing about where it is. */
const closest = 11

/** Shows all of a search once; what is published meanwhile does not move the map under the reader's hand. */
export function useFit(live: LiveMap | null, { search, moved, pins, circles, onFit }: Fit) {
  const fit = useEffectEvent(({ quietly }: LiveMap) => {
    const bounds = L.latLngBounds(pins.map(({ latitude, longitude }) => [latitude, longitude]))
    for (const circle of circles) bounds.extend(boundsOf(circle))
    if (!bounds.isValid()) return
    const room: L.FitBoundsOptions = {
      paddingTopLeft: [40, 72],
      paddingBottomRight: [40, 32],
      maxZoom: closest,
    }
    quietly((map) => map.fitBounds(bounds, { ...room, animate: false }))
    onFit()
  })
  useEffect(() => {
    if (live && search !== null) fit(live)
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
