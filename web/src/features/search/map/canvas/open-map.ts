import L from 'leaflet'

/** Germany and what borders on it; beyond there is nothing to see. */
const land = L.latLngBounds([45.5, 2], [56.5, 19])
const middleOfGermany = L.latLng(51.1, 10.2)
const coarse = '(pointer: coarse)'

/** Scrolling the page and moving the map do not get into each other's way: see ScrollRule. */
export function openMap(container: HTMLElement, zoom: number): L.Map {
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
