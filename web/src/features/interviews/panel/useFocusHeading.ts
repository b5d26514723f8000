import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * `focusHeading` gives the focus to the heading in a frame once what was pressed has gone with the next rendering; again,
 * when that heading is replaced by another one while it has the focus. `keepFocus`: also where what has it now goes.
 */
export function useFocusHeading(frame: RefObject<HTMLElement | null>) {
  const [asked, setAsked] = useState(0)
  const focused = useRef<HTMLElement | null>(null)

  useEffect(() => {
    const isLost = focused.current?.isConnected === false && document.activeElement === document.body
    if (isLost) focused.current = focusIn(frame.current)
  })
  useEffect(() => {
    if (asked > 0) focused.current = focusIn(frame.current)
  }, [asked, frame])
  return {
    focusHeading: () => setAsked((before) => before + 1),
    keepFocus() {
      if (document.activeElement instanceof HTMLElement) focused.current = document.activeElement
    },
  }
}

function focusIn(frame: HTMLElement | null): HTMLElement | null {
  const heading = frame?.querySelector<HTMLElement>('h2') ?? null
  heading?.focus()
  return heading
}
