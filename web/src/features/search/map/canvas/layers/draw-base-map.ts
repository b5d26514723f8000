import L from 'leaflet'
import { feature } from 'topojson-client'
import type { MultiLineString, MultiPolygon, Topology } from 'topojson-specification'
import styles from './BaseMap.module.css'

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

/** Land and borders below everything else. Their colours are roles, so they follow the theme by themselves. */
export function drawBaseMap(map: L.Map, shapes: Topology<BaseShapes>): void {
  map.createPane(pane).style.zIndex = '200'
  // Beyond the edge, so that dragging does not show an empty border.
  const renderer = L.svg({ pane, padding: 0.5 })
  for (const name of order) {
    const options = { pane, renderer, interactive: false, style: { className: styles[name] } }
    L.geoJSON(feature(shapes, shapes.objects[name]), options as L.GeoJSONOptions).addTo(map)
  }
}
