import L from 'leaflet'
import styles from './Circle.module.css'

export type Circle = { id: string; name: string; latitude: number; longitude: number; radius: number }

/** The places that are searched around, each with its radius in kilometres. */
export function drawCircles(map: L.Map, circles: readonly Circle[]): () => void {
  const layer = L.layerGroup().addTo(map)
  for (const { latitude, longitude, radius, name } of circles) {
    const at = L.latLng(latitude, longitude)
    if (radius > 0)
      L.circle(at, { radius: radius * 1000, className: styles.circle, interactive: false }).addTo(layer)
    L.circleMarker(at, { radius: 9, className: styles.point, interactive: false })
      .bindTooltip(name, {
        permanent: true,
        direction: 'bottom',
        className: styles.name,
        offset: [0, 8],
        // Below the pins.
        pane: 'shadowPane',
      })
      .addTo(layer)
  }
  return () => layer.remove()
}

export const boundsOf = ({ latitude, longitude, radius }: Circle): L.LatLngBounds =>
  L.latLng(latitude, longitude).toBounds(Math.max(radius, 2) * 2000)
