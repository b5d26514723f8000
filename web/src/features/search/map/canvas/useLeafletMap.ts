import L from 'leaflet'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Topology } from 'topojson-specification'
import { type BaseShapes, drawBaseMap, type Names } from './layers/draw-base-map.ts'

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

/** Germany and what borders on it; beyond there is nothing to see. */
const land = L.latLngBounds([45.5, 2], [56.5, 19])
const middleOfGermany = L.latLng(51.1, 10.2)
const coarse = '(pointer: coarse)'

/** Scrolling the page and moving the map do not get into each other's way: see ScrollRule. */
function openMap(container: HTMLElement, zoom: number): L.Map {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = L.map(container, {
    attributionControl: false,
    zoomControl: false,
    // Its element is watched instead, which changes without the window, too.
    trackResize: false,
    minZoom: 5,
    maxZoom: 13,
    maxBounds: land.pad(0.5),
    dragging: !matchMedia(coarse).matches,
    zoomAnimation: !still,
    fadeAnimation: !still,
    markerZoomAnimation: !still,
    inertia: !still,
  }).setView(middleOfGermany, zoom)
  // With reduced motion nothing slides. Leaflet has no option for that, but whatever slides goes through this.
  if (still)
    map.panBy = (offset, options) => L.Map.prototype.panBy.call(map, offset, { ...options, animate: false })
  return map
}
