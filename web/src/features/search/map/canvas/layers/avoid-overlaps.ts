import circleStyles from './Circle.module.css'
import pinStyles from './Pin.module.css'
import townStyles from './Towns.module.css'

/** Between two pins, in pixels. */
const gap = 1
const rounds = 60
/** Of the way that a disc and a drop part: a drop's tip is on the spot, so the disc goes most of it. */
const shareOfDisc = 0.8

type Placed = { element: HTMLElement; isCluster: boolean; box: Box }
type Box = { left: number; top: number; right: number; bottom: number }

/**
 * Pins stand beside each other, never on each other: a disc, which is only roughly where its towns are, makes way. A
 * name that would then lie under another pin, a name or the zoom buttons is left out, and so is a town's that the map's
 * edge would cut; its pin still says it to those who hear it. The name of a town that stands on a pin does not stand
 * beside it once more. What is searched around keeps its name.
 */
export function avoidOverlaps(map: HTMLElement): void {
  const elements = [...map.querySelectorAll<HTMLElement>(`.${pinStyles.pin}, .${pinStyles.cluster}`)]
  const towns = [...map.querySelectorAll<HTMLElement>(`.${townStyles.town}`)]
  const searched = [...map.querySelectorAll<HTMLElement>(`.${circleStyles.name}`)]
  for (const element of elements) element.style.translate = ''
  const names = elements.map((pin) => pin.querySelector<HTMLElement>(`.${pinStyles.town}`))
  const pins = elements.map((element) => ({
    element,
    isCluster: element.classList.contains(pinStyles.cluster ?? ''),
    box: boxOf(element),
  }))
  const nameBoxes = names.map((name) => name && boxOf(name))
  const townBoxes = towns.map(boxOf)
  const controls = controlsOver(map)
  const edges = boxOf(map)
  const searchedBoxes = searched.map((element) => ({ element, box: boxOf(element) }))
  // Only now, for whatever is changed before something is measured has the browser lay out all anew.
  const moves = separate(pins, controls)
  const taken: { element: HTMLElement | null; box: Box }[] = [
    ...controls.map((box) => ({ element: null, box })),
    ...searchedBoxes,
    ...pins.map(({ element, box }, at) => ({ element, box: moved(box, moves[at]) })),
  ]
  for (const [at, { x, y }] of moves.entries()) {
    const element = elements[at]
    if (element && (x || y)) element.style.translate = `${x}px ${y}px`
  }
  const shown: string[] = []
  const show = (name: HTMLElement, of: HTMLElement, box: Box) => {
    const words = name.textContent ?? ''
    const isSaid = shown.some((other) => other === words || other.startsWith(`${words} +`))
    const isCovered = isSaid || taken.some((other) => other.element !== of && overlap(other.box, box))
    name.classList.toggle(pinStyles.covered ?? 'covered', isCovered)
    if (isCovered) return
    taken.push({ element: of, box })
    shown.push(words)
  }
  for (const [at, name] of names.entries()) {
    const box = nameBoxes[at]
    const pin = elements[at]
    if (name && pin && box) show(name, pin, moved(box, moves[at]))
  }
  for (const [at, town] of towns.entries()) {
    const box = townBoxes[at]
    if (box && isWithin(box, edges)) show(town, town, box)
    else town.classList.add(pinStyles.covered ?? 'covered')
  }
}

/** Marks what stands in the map's top right corner: a pin below it could not be read or clicked. */
export const controlAttribute = { 'data-map-control': '' }

function controlsOver(map: HTMLElement): Box[] {
  const controls = map.parentElement?.querySelectorAll<HTMLElement>('[data-map-control]') ?? []
  return [...controls].map(boxOf)
}

type Move = { x: number; y: number }

/** How far each goes so that none overlap, nor lies under a control, as far as some rounds of pushing can bring it. */
export function separate(
  pins: readonly Pick<Placed, 'isCluster' | 'box'>[],
  controls: readonly Box[] = [],
): Move[] {
  const moves = pins.map(() => ({ x: 0, y: 0 }))
  for (let round = 0; round < rounds; round += 1) {
    let isDone = true
    for (const [one, a] of pins.entries()) {
      for (let other = one + 1; other < pins.length; other += 1) {
        const b = pins[other]
        const [first, second] = [moves[one], moves[other]]
        if (!b || !first || !second) continue
        const push = pushOf(moved(a.box, first), moved(b.box, second))
        if (!push) continue
        isDone = false
        const share = a.isCluster === b.isCluster ? 0.5 : a.isCluster ? shareOfDisc : 1 - shareOfDisc
        first.x -= push.x * share
        first.y -= push.y * share
        second.x += push.x * (1 - share)
        second.y += push.y * (1 - share)
      }
      const own = moves[one]
      for (const control of controls) {
        const push = own && pushFromCorner(moved(a.box, own), control)
        if (!push) continue
        isDone = false
        own.x += push.x
        own.y += push.y
      }
    }
    if (isDone) break
  }
  return moves
}

/** The shortest way from a that parts b from it, along one axis; null where they are apart. */
function pushOf(a: Box, b: Box): Move | null {
  const x = Math.min(a.right, b.right) - Math.max(a.left, b.left) + gap
  const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) + gap
  if (x <= gap || y <= gap) return null
  if (x < y) return { x: b.left + b.right >= a.left + a.right ? x : -x, y: 0 }
  return { x: 0, y: b.top + b.bottom >= a.top + a.bottom ? y : -y }
}

/** Out of the map's top right corner: to the left or down, whichever is shorter. */
function pushFromCorner(pin: Box, control: Box): Move | null {
  if (!overlap(pin, control)) return null
  const [left, down] = [pin.right - control.left + gap, control.bottom - pin.top + gap]
  return left < down ? { x: -left, y: 0 } : { x: 0, y: down }
}

const boxOf = (element: HTMLElement): Box => {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  return { left, top, right, bottom }
}

const moved = ({ left, top, right, bottom }: Box, { x, y }: Move = { x: 0, y: 0 }): Box => ({
  left: left + x,
  top: top + y,
  right: right + x,
  bottom: bottom + y,
})

const isWithin = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
