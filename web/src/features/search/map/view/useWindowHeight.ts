import { useEffect, useRef } from 'react'

/** Tells the element's CSS how far below the window's edge it begins, so that it can fill the rest while one scrolls. */
export function useWindowHeight() {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const measure = () => {
      const top = element.current?.getBoundingClientRect().top ?? 0
      element.current?.style.setProperty('--from-top', `${Math.max(0, Math.round(top))}px`)
    }
    let frame = 0
    // In the next frame, since what it changes is observed, too.
    const moved = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(measure)
    })
    moved.observe(document.documentElement)
    addEventListener('scroll', measure, { passive: true })
    addEventListener('resize', measure)
    return () => {
      moved.disconnect()
      cancelAnimationFrame(frame)
      removeEventListener('scroll', measure)
      removeEventListener('resize', measure)
    }
  }, [])
  return element
}
