import L from 'leaflet'
import styles from './Pin.module.css'

export type PinWords = {
  /** On the pin. */
  count: string
  /** Below it. */
  town: string
  /** For those who hear it: all of it in words. */
  name: string
}

const svgSpace = 'http://www.w3.org/2000/svg'
const drop = 'M0 6C-9-6-19-13-19-26a19 19 0 0 1 38 0C19-13 9-6 0 6Z'

/** A drop for one town, its tip on the spot. */
export const pinIcon = (words: PinWords): L.DivIcon =>
  L.divIcon({
    className: styles.pin,
    html: box(words, dropShape()),
    iconSize: [44, 56],
    iconAnchor: [22, 54],
  })

/** A disc for several towns that stand too close for a drop each. */
export const clusterIcon = (words: PinWords): L.DivIcon =>
  L.divIcon({ className: styles.cluster, html: box(words), iconSize: [48, 48] })

function box({ count, town, name }: PinWords, shape?: SVGElement): HTMLElement {
  const element = document.createElement('div')
  element.append(
    ...(shape ? [shape] : []),
    text(styles.count, count, true),
    text(styles.town, town, true),
    text(styles.name, name),
  )
  return element
}

function text(className: string | undefined, words: string, isHidden = false): HTMLElement {
  const element = document.createElement('span')
  element.className = className ?? ''
  element.textContent = words
  if (isHidden) element.setAttribute('aria-hidden', 'true')
  return element
}

function dropShape(): SVGElement {
  const svg = document.createElementNS(svgSpace, 'svg')
  svg.setAttribute('viewBox', '-22 -48 44 56')
  svg.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS(svgSpace, 'path')
  path.setAttribute('d', drop)
  svg.append(path)
  return svg
}
