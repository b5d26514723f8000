import type L from 'leaflet'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Topology } from 'topojson-specification'
import { type BaseShapes, drawBaseMap, type Names } from './layers/draw-base-map.ts'
import { openMap } from './open-map.ts'

export type LiveMap = {
  map: L.Map
  /** Moves it in a way that is not the reader's own. */
  quietly: (move: (map: L.Map) => void) => void
}

/** In development React runs all effects a second time after a wait: the first map is removed then, and its successor not known yet. */
export const isRemoved = ({ map }: LiveMap): boolean => !map.getPane('mapPane')

type Options = { baseMap: Topology<BaseShapes>; names: Names; zoom: number }

/** A map in an element, for as long as the element is there; `moved` once the reader has moved it. */
export function useLeafletMap(container: RefObject<HTMLElement | null>, { baseMap, names, zoom }: Options) {
  const [live, setLive] = useState<LiveMap | null>(null)
  const [moved, setMoved] = useState(false)
  const isQuiet = useRef(false)
  const isTouched = useRef(false)
  useEffect(() => {
    if (!container.current) return
    const around = container.current.parentElement ?? container.current
    const listening = new AbortController()
    const touch = () => {
      isTouched.current = true
    }
    for (const type of ['pointerdown', 'keydown', 'wheel']) {
      const options = { capture: true, passive: true, signal: listening.signal }
      around.addEventListener(type, touch, options)
    }
    const map = openMap(container.current, zoom)
    drawBaseMap(map, baseMap, names)
    const quietly: LiveMap['quietly'] = (move) => {
      isQuiet.current = true
      move(map)
      isQuiet.current = false
    }
    // Leaflet slides a view back into its bounds by itself, some time after it was set.
    map.on('moveend', () => {
      const isReaders = isTouched.current && !isQuiet.current
      setMoved((before) => before || isReaders)
    })
    const resized = new ResizeObserver(() => quietly(() => map.invalidateSize({ pan: false })))
    resized.observe(container.current)
    setLive({ map, quietly })
    return () => {
      listening.abort()
      resized.disconnect()
      map.remove()
      setLive(null)
    }
  }, [container, baseMap, names, zoom])
  function resetMoved() {
    isTouched.current = false
    setMoved(false)
  }
  return { live, moved, resetMoved }
}
