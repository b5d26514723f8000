import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** How far below the page's top an element begins: a notice above the header moves it. */
export function useOffsetTop(): [RefObject<HTMLDivElement | null>, number] {
  const ref = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const measure = () => setTop(ref.current?.offsetTop ?? 0)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.documentElement)
    return () => observer.disconnect()
  }, [])
  return [ref, top]
}
