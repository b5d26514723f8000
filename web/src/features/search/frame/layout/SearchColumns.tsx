import { type ReactNode, useEffect, useRef } from 'react'
import { useSearch } from '#features/search/frame/state/useSearch.ts'
import type { PinKind } from '#features/search/map/pins/build-pins.ts'
import { MapView } from '#features/search/map/view/MapView.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { FilterRail } from '../filters/FilterRail.tsx'
import { focusMapAbove, focusResults } from '../results/focus/focus-results.ts'
import type { SearchKind } from '../state/search-state.ts'
import styles from './SearchColumns.module.css'

type SearchColumnsProps = {
  kind: SearchKind<PinKind>
  filters: ReactNode
  /** The results. */
  children: ReactNode
}

/** Filters beside the results; the map takes the room of the filters, which are then behind a button. */
export function SearchColumns({ kind, filters, children }: SearchColumnsProps) {
  const { state } = useSearch()
  useFocusOnView()
  if (state.view === 'map') return <MapView kind={kind}>{children}</MapView>
  return (
    <Container className={styles.columns}>
      <FilterRail>{filters}</FilterRail>
      {children}
    </Container>
  )
}

/** List and map are different layouts: the switch that was pressed goes with the old one. */
function useFocusOnView(): void {
  const { view } = useSearch().state
  const before = useRef(view)
  useEffect(() => {
    if (before.current !== view && !focusMapAbove()) focusResults({ preventScroll: true })
    before.current = view
  }, [view])
}
