import { useEffect, useRef } from 'react'
import { useSearch } from '#features/search/frame/state/useSearch.ts'
import { focusResults } from './focus-results.ts'

/** List and map are different layouts: the switch that was pressed goes with the old one. */
export function useFocusOnView(): void {
  const { view } = useSearch().state
  const before = useRef(view)
  useEffect(() => {
    // On a phone the map lies above the heading; it is what one wants to see.
    if (before.current !== view) focusResults({ preventScroll: true })
    before.current = view
  }, [view])
}
