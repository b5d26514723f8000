import { useEffect, useRef } from 'react'
import { useSearch } from '#features/search/frame/state/useSearch.ts'
import { focusMapAbove, focusResults } from './focus-results.ts'

/** List and map are different layouts: the switch that was pressed goes with the old one. */
export function useFocusOnView(): void {
  const { view } = useSearch().state
  const before = useRef(view)
  useEffect(() => {
    if (before.current !== view && !focusMapAbove()) focusResults({ preventScroll: true })
    before.current = view
  }, [view])
}
