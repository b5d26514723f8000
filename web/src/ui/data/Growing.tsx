import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#ui/actions/Button.tsx'
import { useIsPrinted } from '#ui/layout/useIsPrinted.ts'
import styles from './Growing.module.css'

interface GrowingProps<Item> {
  items: readonly Item[]
  /** So many are drawn at first, and more of them as one comes near the end. */
  step: number
  /** So many have to be there, because one of them is to be focused. */
  atLeast?: number
  /** Says how many are left, on the button that draws the next. */
  more: (rest: number) => string
  children: (shown: Item[]) => ReactNode
}

/**
 * Draws a long list bit by bit, so that neither the first view nor scrolling waits for all of it. What is drawn stays,
 * for the browser's own search and for whoever reads on. On paper all of it is there.
 */
export function Growing<Item>({ items, step, atLeast = 0, more, children }: GrowingProps<Item>) {
  const isPrinted = useIsPrinted()
  const [limit, setLimit] = useState(step)
  // A filter that was taken away does not bring hundreds back at once.
  if (limit > step && items.length <= limit - step) setLimit(Math.max(step, items.length))
  const root = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const rest = isPrinted ? 0 : items.length - limit
  useEffect(() => {
    if (atLeast > limit) startTransition(() => setLimit(atLeast))
  }, [atLeast, limit])
  useEffect(() => {
    if (rest <= 0 || !end.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) {
          startTransition(() => setLimit(limit + step))
        }
      },
      { rootMargin: '800px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [rest, limit, step])

  function grow() {
    const known = root.current?.querySelectorAll('a').length ?? 0
    flushSync(() => setLimit(limit + step))
    // The button goes on below the new ones: the focus goes to the first of them.
    root.current?.querySelectorAll('a')[known]?.focus()
  }
  return (
    <>
      <div ref={root} className={styles.items}>
        {children(items.slice(0, isPrinted ? items.length : limit))}
      </div>
      {rest > 0 && (
        <div ref={end}>
          <Button size="sm" variant="text" onClick={grow}>
            {more(rest)}
          </Button>
        </div>
      )}
    </>
  )
}
