import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { mapAboveId } from '#features/search/frame/results/focus/focus-results.ts'
import type { SearchKind } from '#features/search/frame/state/search-state.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useMedia } from '#ui/layout/useMedia.ts'
import { HighlightContext } from '../highlight.ts'
import type { PinKind } from '../pins/build-pins.ts'
import styles from './MapView.module.css'
import { SearchMap } from './SearchMap.tsx'
import { useWindowHeight } from './useWindowHeight.ts'

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
