import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { focusHeading } from '#lib/sections/go-to-section.ts'

/**
 * For when the button that was pressed goes with what it did: the section's heading takes the focus once `change` is
 * drawn, and is brought into sight again once `shown` has changed. That may be drawn later, and what goes above would
 * take the heading along. Nothing waits for a frame: a tab in the background has none.
 */
export function useFocusHeading(id: string, shown: unknown): (change?: () => void) => void {
  const isAsked = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when that is drawn
  useEffect(() => {
    if (!isAsked.current) return
    isAsked.current = false
    const { activeElement } = document
    const isElsewhere = activeElement !== document.body && !activeElement?.matches(`#${id} :is(h2, h3)`)
    if (!isElsewhere) focusHeading(id)
  }, [id, shown])
  return (change) => {
    if (change) flushSync(change)
    isAsked.current = true
    focusHeading(id)
  }
}
