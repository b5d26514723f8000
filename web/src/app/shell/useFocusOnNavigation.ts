import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { focusPageHeading } from '#lib/sections/go-to-section.ts'

/**
 * A route change moves focus to the page's heading, so that a screen reader reads where one is. A choice on a page
 * that has an address of its own says `staysPut` and leaves the focus where it is.
 */
export function useFocusOnNavigation(): void {
  const { pathname, hash, state } = useLocation()
  const first = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs because the path changed
  useEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    if (hash || state?.staysPut) return
    focusPageHeading()
  }, [pathname, hash])
}
