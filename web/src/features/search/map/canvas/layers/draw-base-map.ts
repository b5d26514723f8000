import L from 'leaflet'
import { feature } from 'topojson-client'
import type { MultiLineString, MultiPolygon, Topology } from 'topojson-specification'
import styles from './BaseMap.module.css'
import { drawTowns, type Town } from './draw-towns.ts'

type Areas = 'land' | 'germany' | 'lakes'
type Borders = 'countryBorders' | 'stateBorders' | 'districtBorders'
export type BaseShapes = Record<Areas, MultiPolygon> & Record<Borders, MultiLineString>

/** From the ground up. */
const order: (Areas | Borders)[] = [
  'land',
  'germany',
  'lakes',
  'districtBorders',
  'stateBorders',
  'countryBorders',
]

const pane = 'base'

export type Names = {
  towns: Town[]
  rivers: { isLarge: boolean; points: [latitude: number, longitude: number][] }[]
}

/** Small rivers are drawn from here on. */
const closeZoom = 8

/** Land, borders and rivers below everything else, then the names of towns. Their colours are roles, so they follow the theme by themselves. */
export function drawBaseMap(map: L.Map, shapes: Topology<BaseShapes>, { towns, rivers }: Names): void {
  map.createPane(pane).style.zIndex = '200'
  // Beyond the edge, so that dragging does not show an empty border.
  const renderer = L.svg({ pane, padding: 0.5 })
  for (const name of order) {
    const options = { pane, renderer, interactive: false, style: { className: styles[name] } }
    L.geoJSON(feature(shapes, shapes.objects[name]), options as L.GeoJSONOptions).addTo(map)
  }
  const small = L.layerGroup()
  for (const { isLarge, points } of rivers) {
    const className = isLarge ? styles.river : styles.smallRiver
    const line = L.polyline(points, { pane, renderer, interactive: false, className: className ?? '' })
    line.addTo(isLarge ? map : small)
  }
  const showSmall = () => (map.getZoom() >= closeZoom ? small.addTo(map) : small.remove())
  map.on('zoomend', showSmall)
  showSmall()
  drawTowns(map, towns)
}
