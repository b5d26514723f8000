type Side = 'top' | 'bottom'
type Align = 'start' | 'center' | 'end'

const edge = 8

/** Puts a popover beside its anchor, on the other side when there is no room, and always inside the window. */
export function placeFloating(
  floating: HTMLElement,
  anchor: HTMLElement,
  side: Side,
  align: Align,
  gap: number,
) {
  const to = anchor.getBoundingClientRect()
  const { width, height } = floating.getBoundingClientRect()
  const below = to.bottom + gap
  const above = to.top - gap - height
  const fitsBelow = below + height <= innerHeight - edge
  const fitsAbove = above >= edge
  const top = side === 'bottom' ? (fitsBelow || !fitsAbove ? below : above) : fitsAbove ? above : below
  floating.style.left = inside(leftFor(to, width, align), width, innerWidth)
  floating.style.top = inside(top, height, innerHeight)
}

const inside = (at: number, size: number, room: number) =>
  `${Math.max(edge, Math.min(at, room - size - edge))}px`

function leftFor(to: DOMRect, width: number, align: Align) {
  if (align === 'start') return to.left
  return align === 'end' ? to.right - width : to.left + to.width / 2 - width / 2
}
