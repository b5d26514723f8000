import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'

/** 1 is the size on paper. */
const steps = [0.25, 0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 3, 4]

/** Room beside the pages. */
const marginPx = 32

/** How wide the page is on paper, in CSS pixels. */
export function useZoom(scroller: RefObject<HTMLElement | null>, pageWidth: number) {
  const [chosen, setChosen] = useState<number | null>(null)
  const room = useWidth(scroller) - marginPx
  const fitted = room > 0 && pageWidth > 0 ? Math.min(Math.max(room / pageWidth, 0.1), 2) : 1
  const scale = chosen ?? fitted
  const larger = steps.find((step) => step > scale + 0.01)
  const smaller = steps.findLast((step) => step < scale - 0.01)
  const fit = useCallback(() => setChosen(null), [])
  return {
    scale,
    isFitted: chosen === null,
    canZoomIn: larger !== undefined,
    canZoomOut: smaller !== undefined,
    in: () => larger && setChosen(larger),
    out: () => smaller && setChosen(smaller),
    fit,
  }
}
export type Zoom = ReturnType<typeof useZoom>

function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  // Before the first picture: pages that grow once they stand there would be drawn twice.
  useLayoutEffect(() => {
    const at = element.current
    if (!at) return
    setWidth(at.clientWidth)
    const observer = new ResizeObserver(() => setWidth(at.clientWidth))
    observer.observe(at)
    return () => observer.disconnect()
  }, [element])
  return width
}

/** Keys that zoom while the focus is in the pages. */
export function zoomByKey(zoom: Zoom, key: string): boolean {
  const action = { '+': zoom.in, '=': zoom.in, '-': zoom.out, '0': zoom.fit }[key]
  action?.()
  return action !== undefined
}
