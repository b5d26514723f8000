import L from 'leaflet'
import 'leaflet.markercluster'
import type { Pin } from '#features/search/map/pins/build-pins.ts'
import { avoidOverlaps } from './avoid-overlaps.ts'
import styles from './Pin.module.css'
import { clusterIcon, type PinWords, pinIcon } from './pin-icon.ts'
import { room } from './room.ts'

type PinLayerOptions = {
  /** What stands on one pin, or on those that are shown as one. */
  words: (pins: Pin[]) => PinWords
  onOpen: (pin: Pin) => void
  onPoint: (pins: Pin[]) => void
}

export type PinLayer = {
  /** Marks the pins that tell of one of these. */
  highlight: (ids: ReadonlySet<string>) => void
  focus: (pin: Pin) => void
  remove: () => void
}

// Leaflet would move the map to each pin that gets the focus, and not far enough: see `uncoverFocused`.
L.Marker.mergeOptions({ autoPanOnFocus: false })

/** How close two drops with their towns' names may come, in pixels: the whole country is shown in rough. */
const clusterRadius = (zoom: number): number => (zoom < 8 ? 84 : 72)

export function createPinLayer(map: L.Map, pins: readonly Pin[], options: PinLayerOptions): PinLayer {
  const pinOf = new Map(pins.map((pin) => [createMarker(pin, options), pin]))
  const pinsOf = (marker: L.Marker): Pin[] =>
    isCluster(marker)
      ? marker.getAllChildMarkers().flatMap((child) => pinOf.get(child) ?? [])
      : [pinOf.get(marker) ?? []].flat()
  const group = L.markerClusterGroup({
    maxClusterRadius: clusterRadius,
    showCoverageOnHover: false,
    zoomToBoundsOnClick: false,
    animate: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    iconCreateFunction: (cluster) => clusterIcon(options.words(pinsOf(cluster))),
  })
  const point = ({ propagatedFrom }: L.LeafletEvent) => options.onPoint(pinsOf(propagatedFrom))
  const leave = () => options.onPoint([])
  group.on('mouseover clustermouseover', point)
  group.on('mouseout clustermouseout', leave)
  group.on('clusterclick clusterkeypress', (event) => {
    const { propagatedFrom, originalEvent } = event as L.LeafletEvent & { originalEvent: Event }
    const isOtherKey = originalEvent instanceof KeyboardEvent && originalEvent.key !== 'Enter'
    if (isCluster(propagatedFrom) && !isOtherKey)
      map.fitBounds(propagatedFrom.getBounds(), { ...room, maxZoom: map.getMaxZoom() })
  })
  // What the pointer was over may be gone afterwards, and never tell that it left.
  map.on('zoomstart', leave)
  const elements = (wanted: (pin: Pin) => boolean): HTMLElement[] =>
    [...pinOf].flatMap(([marker, pin]) =>
      wanted(pin) ? (group.getVisibleParent(marker)?.getElement() ?? []) : [],
    )
  const highlighter = createHighlighter(map, group, elements)
  let settling: number | undefined
  function arrange() {
    avoidOverlaps(map.getContainer())
    stopOnlyInView(map.getContainer())
  }
  function tidy() {
    arrange()
    clearTimeout(settling)
    settling = window.setTimeout(arrange, settleTime)
  }
  // The group answers to the same events and must have drawn its pins before: it begins to listen first.
  group.addLayers([...pinOf.keys()]).addTo(map)
  map.on('zoomend moveend', tidy)
  group.on('animationend', tidy)
  const uncover = uncoverFocused(map)
  tidy()
  return {
    highlight: highlighter.highlight,
    focus: (pin) => elements((each) => each.key === pin.key)[0]?.focus(),
    remove: () => {
      highlighter.stop()
      map.off('zoomstart', leave)
      map.off('zoomend moveend', tidy)
      group.remove()
      clearTimeout(settling)
      uncover.stop()
    },
  }
}

/** Until pins that slide apart have come to rest, and names have their typeface. */
const settleTime = 400

/**
 * Tab comes to the pins in view: one beyond the edge would move the map, and with it go pins, the one with the focus
 * among them. The arrow keys move the map to the others.
 */
function stopOnlyInView(container: HTMLElement) {
  const { left, right, top, bottom } = container.getBoundingClientRect()
  const pins = [...container.querySelectorAll<HTMLElement>(`.${styles.pin}, .${styles.cluster}`)]
  const isInView = pins.map((pin) => {
    const box = pin.getBoundingClientRect()
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
    return x > left && x < right && y > top && y < bottom
  })
  for (const [at, pin] of pins.entries()) pin.tabIndex = isInView[at] ? 0 : -1
}

/** A pin that the keyboard comes to is moved out from under the zoom buttons and the sources. */
function uncoverFocused(map: L.Map) {
  const container = map.getContainer()
  function uncover({ target }: FocusEvent) {
    if (!(target instanceof HTMLElement) || !target.matches('.leaflet-marker-icon:focus-visible')) return
    const [box, around] = [target.getBoundingClientRect(), container.getBoundingClientRect()]
    const point = L.point((box.left + box.right) / 2 - around.left, (box.top + box.bottom) / 2 - around.top)
    map.panInside(map.containerPointToLatLng(point), room)
  }
  container.addEventListener('focusin', uncover)
  return { stop: () => container.removeEventListener('focusin', uncover) }
}

const isCluster = (marker: L.Marker): marker is L.MarkerCluster => 'getAllChildMarkers' in marker

function createMarker(pin: Pin, { words, onOpen, onPoint }: PinLayerOptions): L.Marker {
  const marker = L.marker([pin.latitude, pin.longitude], { icon: pinIcon(words([pin])), riseOnHover: true })
  marker.on('click', () => onOpen(pin))
  // Its element is another one whenever it comes out of a cluster.
  marker.on('add', () => {
    const element = marker.getElement()
    element?.addEventListener('focus', () => onPoint([pin]))
    element?.addEventListener('blur', () => onPoint([]))
    element?.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      onOpen(pin)
    })
  })
  return marker
}

/** Which element stands for a pin changes with every zoom. */
function createHighlighter(
  map: L.Map,
  group: L.MarkerClusterGroup,
  elements: (wanted: (pin: Pin) => boolean) => HTMLElement[],
) {
  const className = styles.highlighted ?? 'highlighted'
  let ids: ReadonlySet<string> = new Set()
  let highlighted: HTMLElement[] = []
  function apply() {
    for (const element of highlighted) element.classList.remove(className)
    highlighted =
      ids.size > 0
        ? elements(({ key, entries }) => ids.has(key) || entries.some(({ id }) => ids.has(id)))
        : []
    for (const element of highlighted) element.classList.add(className)
  }
  map.on('zoomend moveend', apply)
  group.on('animationend', apply)
  return {
    highlight: (next: ReadonlySet<string>) => {
      ids = next
      apply()
    },
    stop: () => map.off('zoomend moveend', apply),
  }
}
