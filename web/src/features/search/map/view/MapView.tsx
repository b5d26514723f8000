import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { mapAboveId } from '#features/search/frame/results/focus/focus-results.ts'
import type { SearchKind } from '#features/search/frame/state/search-state.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { onWindowResize } from '#lib/window-resize.ts'
import { useMedia } from '#ui/layout/useMedia.ts'
import { HighlightContext } from '../highlight.ts'
import type { PinKind } from '../pins/build-pins.ts'
import styles from './MapView.module.css'
import { SearchMap } from './SearchMap.tsx'

type MapViewProps = {
  kind: SearchKind<PinKind>
  /** The list, whole: it says in words all that the map shows. */
  children: ReactNode
}

/**
 * List and map side by side; on narrow screens the map stands above the list. In the document too, since Tab and
 * screen readers follow it; the keys keep both as they are when the window changes.
 */
export function MapView({ kind, children }: MapViewProps) {
  const t = useTexts('search')
  const beside = useMedia('(width >= 78.75em)')
  // Above the list, it is where the switch leads to.
  const target = beside
    ? {}
    : ({ id: mapAboveId, tabIndex: -1, role: 'group', 'aria-label': t('view.map') } as const)
  const list = (
    <div key="list" className={styles.list}>
      {children}
    </div>
  )
  const map = (
    <div key="map" ref={useWindowHeight()} className={styles.map} {...target}>
      <SearchMap kind={kind} />
    </div>
  )
  return (
    <HighlightProvider>
      <div className={styles.view}>{beside ? [list, map] : [map, list]}</div>
    </HighlightProvider>
  )
}

function HighlightProvider({ children }: { children: ReactNode }) {
  const [pointed, setPointed] = useState<ReadonlySet<string>>(new Set())
  const [held, hold] = useState<string | null>(null)
  const point = useCallback((ids: Iterable<string>) => setPointed(new Set(ids)), [])
  const value = useMemo(() => {
    const ids = pointed.size > 0 || held === null ? pointed : new Set([held])
    return { ids, point, hold }
  }, [pointed, held, point])
  return <HighlightContext value={value}>{children}</HighlightContext>
}

/** Tells the element's CSS how far below the window's edge it begins, so that it can fill the rest while one scrolls. */
function useWindowHeight() {
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
    const stopResize = onWindowResize(measure)
    return () => {
      moved.disconnect()
      cancelAnimationFrame(frame)
      removeEventListener('scroll', measure)
      stopResize()
    }
  }, [])
  return element
}
