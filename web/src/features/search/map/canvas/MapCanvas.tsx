import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { Pin } from '../pins/build-pins.ts'
import { createPinLayer, type PinLayer } from './layers/create-pin-layer.ts'
import type { PinWords } from './layers/pin-icon.ts'
import { isRemoved, type LiveMap } from './useLeafletMap.ts'
import 'leaflet/dist/leaflet.css'
import 'leaflet.markercluster/dist/MarkerCluster.css'
import type L from 'leaflet'
import type { Topology } from 'topojson-specification'
import { PinCardPlace } from './controls/PinCardPlace.tsx'
import { ScrollRule } from './controls/ScrollRule.tsx'
import { SearchHere, type ViewedArea } from './controls/SearchHere.tsx'
import { ZoomButtons } from './controls/ZoomButtons.tsx'
import type { BaseShapes, Names } from './layers/draw-base-map.ts'
import { type Circle, drawCircles } from './layers/draw-circles.ts'
import styles from './MapCanvas.module.css'
import { useFit } from './useFit.ts'
import { useLeafletMap } from './useLeafletMap.ts'

type MapCanvasProps = {
  label: string
  description: string
  baseMap: Topology<BaseShapes>
  names: Names
  /** Where nothing is found, and where the map is not fitted to what is. */
  zoom: number
  pins: readonly Pin[]
  circles: readonly Circle[]
  /** Where the reader is at home: what the map opens on. */
  home: readonly Circle[]
  closest?: number
  centre?: { latitude: number; longitude: number }
  words: (pins: Pin[]) => PinWords
  /** Of the search whose pins these are: another one is fitted into the view. Null fits nothing. */
  search: string | null
  highlighted: ReadonlySet<string>
  onPoint: (pins: Pin[]) => void
  open: Pin | null
  onOpen: (pin: Pin | null) => void
  card?: (pin: Pin, onClose: () => void) => ReactNode
  /** Without it the map is no search. */
  onSearchHere?: ((view: ViewedArea) => void) | undefined
  /** A click on the map itself. */
  onPick?: (latitude: number, longitude: number) => void
}

export function MapCanvas({
  label,
  description,
  baseMap,
  names,
  zoom,
  card,
  open,
  onOpen,
  ...rest
}: MapCanvasProps) {
  const container = useRef<HTMLDivElement>(null)
  const { live, moved, resetMoved } = useLeafletMap(container, { baseMap, names, zoom })
  const layer = usePins(live, { ...rest, onOpen })
  const { circles } = rest
  useEffect(() => (live && !isRemoved(live) ? drawCircles(live.map, circles) : undefined), [live, circles])
  useFit(live, { ...rest, moved, onFit: resetMoved })
  const pick = useEffectEvent(({ latlng }: L.LeafletMouseEvent) => rest.onPick?.(latlng.lat, latlng.lng))
  useEffect(() => {
    const picked = (event: L.LeafletMouseEvent) => pick(event)
    live?.map.on('click', picked)
    return () => void live?.map.off('click', picked)
  }, [live])
  function close() {
    onOpen(null)
    if (open) layer.current?.focus(open)
  }
  return (
    <>
      <section ref={container} className={styles.canvas} aria-label={label} aria-description={description} />
      {live && (
        <>
          <ScrollRule container={container} />
          <ZoomButtons map={live.map} />
          {moved && rest.onSearchHere && <SearchHere map={live.map} onSearch={rest.onSearchHere} />}
          {open && card && (
            <PinCardPlace live={live} pin={open} onLeave={() => onOpen(null)}>
              {card(open, close)}
            </PinCardPlace>
          )}
        </>
      )}
    </>
  )
}

type Pins = {
  pins: readonly Pin[]
  highlighted: ReadonlySet<string>
  words: (pins: Pin[]) => PinWords
  onOpen: (pin: Pin) => void
  onPoint: (pins: Pin[]) => void
}

function usePins(live: LiveMap | null, { pins, highlighted, words, onOpen, onPoint }: Pins) {
  const layer = useRef<PinLayer>(null)
  const options = useEffectEvent((): Parameters<typeof createPinLayer>[2] => ({ words, onOpen, onPoint }))
  const updateHighlight = useEffectEvent(() => layer.current?.highlight(highlighted))
  useEffect(() => {
    if (!live || isRemoved(live)) return
    const drawn = createPinLayer(live.map, pins, options())
    layer.current = drawn
    updateHighlight()
    return () => drawn.remove()
  }, [live, pins])
  useEffect(() => layer.current?.highlight(highlighted), [highlighted])
  return layer as RefObject<PinLayer | null>
}
