import type L from 'leaflet'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Topology } from 'topojson-specification'
import { type BaseShapes, drawBaseMap } from './layers/draw-base-map.ts'
import { openMap } from './open-map.ts'

export type LiveMap = {
  map: L.Map
  /** Moves it in a way that is not the reader's own. */
  quietly: (move: (map: L.Map) => void) => void
}

type Options = { baseMap: Topology<BaseShapes>; zoom: number }

/** A map in an element, for as long as the element is there; `moved` once the reader has moved it. */
export function useLeafletMap(container: RefObject<HTMLElement | null>, { baseMap, zoom }: Options) {
  const [live, setLive] = useState<LiveMap | null>(null)
  const [moved, setMoved] = useState(false)
  const isQuiet = useRef(false)
  useEffect(() => {
    if (!container.current) return
    const map = openMap(container.current, zoom)
    drawBaseMap(map, baseMap)
    const quietly: LiveMap['quietly'] = (move) => {
      isQuiet.current = true
      move(map)
      isQuiet.current = false
    }
    map.on('moveend', () => setMoved((before) => before || !isQuiet.current))
    const resized = new ResizeObserver(() => quietly(() => map.invalidateSize({ pan: false })))
    resized.observe(container.current)
    setLive({ map, quietly })
    return () => {
      resized.disconnect()
      map.remove()
      setLive(null)
    }
  }, [container, baseMap, zoom])
  return { live, moved, forgetMoves: () => setMoved(false) }
}
