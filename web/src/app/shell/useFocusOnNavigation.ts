import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { focusPageHeading } from '#lib/sections/go-to-section.ts'
import { watchUse } from './last-use.ts'

/**
 * A route change moves focus to the page's heading, so that a screen reader reads where one is, also where the heading
 * comes or is replaced once the page has loaded. A choice on a page that has an address of its own says `staysPut` and
 * leaves the focus where it is.
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
    return focusHeadingWhileLoading()
  }, [pathname, hash])
}

/** Until one uses the page: what has the focus by then keeps it. Returns a cancel. */
function focusHeadingWhileLoading(): () => void {
  focusPageHeading()
  let given = document.activeElement
  const isUsed = watchUse()
  const observer = new MutationObserver(() => {
    if (isUsed()) return observer.disconnect()
    const { activeElement, body } = document
    const isKept = activeElement !== given && activeElement !== body
    if (isKept || activeElement?.matches('main h1')) return
    focusPageHeading()
    given = document.activeElement
  })
  observer.observe(document.body, { subtree: true, childList: true })
  return () => observer.disconnect()
}
