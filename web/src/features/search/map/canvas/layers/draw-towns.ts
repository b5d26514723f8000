import L from 'leaflet'
import styles from './Towns.module.css'

/** Name, latitude, longitude, and how large it is: 100 for each of its postal codes. */
export type Town = [name: string, latitude: number, longitude: number, size: number]

/** The smallest that are named at a zoom, and at all closer ones that have no line of their own. */
const leastSizes: Record<number, number> = { 5: 3000, 6: 1400, 7: 700, 8: 400, 9: 270, 10: 0 }
/** More names in one view are a thicket, and slow. */
const most = 60

const pane = 'towns'

/** Names of towns below the pins, the largest first; which ones depends on the zoom. */
export function drawTowns(map: L.Map, towns: readonly Town[]): void {
  const element = map.createPane(pane)
  element.style.zIndex = '450'
  // The pins say where things are; these only help to find one's way by eye.
  element.setAttribute('aria-hidden', 'true')
  const layer = L.layerGroup().addTo(map)
  function draw() {
    layer.clearLayers()
    for (const [name, latitude, longitude] of townsIn(map.getBounds(), map.getZoom(), towns)) {
      L.tooltip({ permanent: true, direction: 'center', className: styles.town, pane, opacity: 1 })
        .setLatLng([latitude, longitude])
        .setContent(document.createTextNode(name) as unknown as HTMLElement)
        .addTo(layer)
    }
  }
  map.on('zoomend moveend', draw)
  draw()
}

function townsIn(bounds: L.LatLngBounds, zoom: number, towns: readonly Town[]): Town[] {
  const least = leastSizes[Math.min(Math.max(Math.floor(zoom), 5), 10)] ?? 0
  const inView = ([, latitude, longitude, size]: Town) =>
    size >= least && bounds.contains([latitude, longitude])
  return towns.filter(inView).slice(0, most)
}
