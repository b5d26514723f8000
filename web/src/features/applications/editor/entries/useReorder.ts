import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }
/** A pointer that moves less than this has clicked. */
const clickPx = 5
/** So near to the edge of the window the page scrolls along. */
const edgePx = 72

type Drag = {
  from: number
  to: number
  startY: number
  y: number
  /** As they stood on the page when it began. */
  rows: { top: number; bottom: number }[]
}

/**
 * Moves entries of a list by a handle: with the arrow keys while it has the focus, or by dragging; `move` is for a
 * menu. `moved` says where the last one went, for whoever does not see it. What is dragged is drawn in its new place,
 * and put there when it is let go, so that the handle keeps the pointer.
 */
export function useReorder<Entry>(entries: Entry[], onChange: (entries: Entry[]) => void) {
  const list = useRef<HTMLUListElement>(null)
  // What the next event goes by, which may come before the last one is drawn.
  const drag = useRef<Drag | null>(null)
  const [drawn, setDrawn] = useState<Drag | null>(null)
  const wasDragged = useRef(false)
  const [moved, setMoved] = useState<{ entry: Entry; to: number } | null>(null)

  function setDrag(next: Drag | null) {
    drag.current = next
    setDrawn(next)
  }
  function move(from: number, to: number) {
    const entry = entries[from]
    if (entry === undefined || to < 0 || to >= entries.length || to === from) return
    onChange(entries.toSpliced(from, 1).toSpliced(to, 0, entry))
    setMoved({ entry, to })
  }
  // The handle goes along before the next key is read.
  useLayoutEffect(() => {
    if (moved) list.current?.children[moved.to]?.querySelector<HTMLElement>('[data-handle]')?.focus()
  }, [moved])
  const handleOf = (index: number) => ({
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape') return setDrag(null)
      const step = steps[event.key]
      if (!step) return
      event.preventDefault()
      move(index, index + step)
    },
    onPointerDown({ button, currentTarget, pointerId, pageY }: PointerEvent) {
      wasDragged.current = false
      if (button !== 0 || !list.current) return
      currentTarget.setPointerCapture(pointerId)
      setDrag({ from: index, to: index, startY: pageY, y: pageY, rows: rowsOf(list.current) })
    },
    onPointerMove({ clientY, pageY }: PointerEvent) {
      if (!drag.current) return
      wasDragged.current ||= Math.abs(pageY - drag.current.startY) > clickPx
      if (!wasDragged.current) return
      scrollAlong(clientY)
      setDrag({ ...drag.current, y: pageY, to: targetOf(drag.current, pageY) })
    },
    onPointerUp() {
      if (drag.current) move(drag.current.from, drag.current.to)
      setDrag(null)
    },
    onPointerCancel: () => setDrag(null),
    onClick(event: MouseEvent) {
      // Letting go is no click.
      if (wasDragged.current && event.detail > 0) event.preventDefault()
      wasDragged.current = false
    },
  })
  const offsetOf = (index: number) => (drawn ? offset(drawn, index) : 0)
  return { list, moved, move, handleOf, offsetOf, dragged: drawn?.from ?? null }
}

const rowsOf = (list: HTMLElement) =>
  [...list.children].map((row) => {
    const { top, bottom } = row.getBoundingClientRect()
    return { top: top + scrollY, bottom: bottom + scrollY }
  })

const middle = ({ top, bottom }: { top: number; bottom: number }) => (top + bottom) / 2

/** Past the middle of a row it takes that row's place. */
function targetOf({ from, rows, startY }: Drag, y: number): number {
  const own = rows[from]
  if (!own) return from
  const at = middle(own) + y - startY
  const passed = (isPassed: (middle: number, index: number) => boolean) =>
    rows.filter((row, index) => isPassed(middle(row), index)).length
  return (
    from +
    passed((other, index) => index > from && at >= other) -
    passed((other, index) => index < from && at <= other)
  )
}

/** How far a row is drawn from where it stands. */
function offset({ from, to, y, startY, rows }: Drag, index: number): number {
  if (index === from) return y - startY
  const own = rows[from]
  const [first, second] = rows
  if (!own || !first || !second) return 0
  const room = own.bottom - own.top + second.top - first.bottom
  if (index > from && index <= to) return -room
  return index < from && index >= to ? room : 0
}

function scrollAlong(clientY: number) {
  const isAbove = clientY < edgePx
  if (isAbove || clientY > innerHeight - edgePx) scrollBy(0, isAbove ? -16 : 16)
}
