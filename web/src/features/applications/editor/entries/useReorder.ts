import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'

const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }

/**
 * Moves entries of a list by a handle: with the arrow keys while it has the focus, or by dragging. `moved` says where the
 * last one went, for whoever does not see it.
 */
export function useReorder<Entry>(entries: Entry[], onChange: (entries: Entry[]) => void) {
  const list = useRef<HTMLUListElement>(null)
  const dragged = useRef<number | null>(null)
  const [moved, setMoved] = useState<{ entry: Entry; to: number } | null>(null)

  function move(from: number, to: number) {
    const entry = entries[from]
    if (entry === undefined || to < 0 || to >= entries.length || to === from) return
    onChange(entries.toSpliced(from, 1).toSpliced(to, 0, entry))
    setMoved({ entry, to })
  }
  const handleOf = (index: number) => ({
    onKeyDown(event: KeyboardEvent) {
      const step = steps[event.key]
      if (!step) return
      event.preventDefault()
      move(index, index + step)
      focusHandle(list.current, index + step)
    },
    onPointerDown({ currentTarget, pointerId }: PointerEvent) {
      currentTarget.setPointerCapture(pointerId)
      dragged.current = index
    },
    onPointerMove({ clientY }: PointerEvent) {
      const from = dragged.current
      if (from === null) return
      const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect())
      const to = rows.findIndex(({ top, bottom }) => clientY >= top && clientY <= bottom)
      if (to < 0 || to === from) return
      move(from, to)
      dragged.current = to
    },
    onPointerUp: () => {
      dragged.current = null
    },
    onPointerCancel: () => {
      dragged.current = null
    },
  })
  return { list, moved, handleOf }
}

/** The handle goes along with its entry once that is drawn in its new place. */
function focusHandle(list: HTMLElement | null, index: number) {
  requestAnimationFrame(() => {
    list?.children[index]?.querySelector<HTMLElement>('[data-handle]')?.focus()
  })
}
