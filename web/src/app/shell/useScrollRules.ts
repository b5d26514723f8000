import { useEffect, useRef } from 'react'
import { useLocation, useMatches, useNavigationType } from 'react-router'
import { scrollToHash } from '#lib/navigation/scroll-to-hash.ts'
import { useIsServed } from '#lib/useIsServed.ts'
import { watchUse } from './last-use.ts'

const restoreDelayMs = 500

/**
 * Where a page opens (specification, section 2): at the anchor of its hash; where it was left, when one goes
 * back, after 500 ms, when lists have filled; else at the top. Some screens start at the top always. A page that was
 * served has been opened by the browser, and may have been scrolled since. What gets the focus in a row that scrolls
 * sideways is shown whole.
 */
export function useScrollRules(): void {
  const { key, pathname, hash, state } = useLocation()
  const navigation = useNavigationType()
  const startsAtTop = useMatches().some(({ handle }) => (handle as { startsAtTop?: boolean })?.startsAtTop)

  const positions = useRef(new Map<string, number>())
  const isOpenedByBrowser = useRef(useIsServed())

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new search on the same page keeps its place
  useEffect(() => {
    if (isOpenedByBrowser.current) {
      isOpenedByBrowser.current = false
      return
    }
    if (hash) {
      scrollToHash(hash)
      return
    }
    if (state?.staysPut && navigation !== 'POP') return
    const left = navigation === 'POP' && !startsAtTop ? positions.current.get(key) : undefined
    if (left === undefined) {
      window.scrollTo(0, 0)
      return
    }
    // Who uses the page before that stays where they are, with what has the focus in sight.
    const isUsed = watchUse()
    const timer = setTimeout(() => isUsed() || window.scrollTo(0, left), restoreDelayMs)
    return () => clearTimeout(timer)
  }, [pathname, hash])

  useEffect(() => {
    history.scrollRestoration = 'manual'
    document.addEventListener('focusin', showWhole)
    return () => document.removeEventListener('focusin', showWhole)
  }, [])

  useEffect(() => {
    const remember = () => positions.current.set(key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key])
}

/** Browsers leave a row where it is as soon as a pixel of what has the focus is in sight. */
function showWhole({ target }: FocusEvent): void {
  if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return
  if (isInScrollingRow(target)) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

function isInScrollingRow(element: Element): boolean {
  for (let row = element.parentElement; row; row = row.parentElement) {
    if (row.scrollWidth > row.clientWidth && /auto|scroll/.test(getComputedStyle(row).overflowX)) return true
  }
  return false
}
