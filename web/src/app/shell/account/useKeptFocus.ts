import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { focusPageHeading } from '#lib/sections/go-to-section.ts'

/** Whoever removes something and gives the focus on by themselves has done it by then. */
const patienceMs = 100
const stopSelector = 'a[href], button, input, select, textarea, summary'

/**
 * A button that takes itself away, as "remove" does, would take the focus along, and a screen reader would begin at the
 * top of the page: the focus goes to what comes to stand in its place. Not after a press of the mouse or a finger, since
 * a field would open a phone's keyboard, unless a popover went along that one was in. Nor where one goes to another
 * page, however long that loads: its heading is next.
 */
export function useKeptFocus(): void {
  const { pathname, hash, state } = useLocation()
  const focused = useRef<Place>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs because the path changed
  useEffect(() => {
    if (hash || state?.staysPut) return
    focused.current = null
    clearTimeout(timer.current)
  }, [pathname, hash])
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      focused.current = target instanceof HTMLElement && target.matches('main *') ? placeOf(target) : null
    }
    const observer = new MutationObserver((changes) => {
      const lost = focused.current
      if (!lost || lost.element.isConnected) return
      focused.current = null
      clearTimeout(timer.current)
      if (!lost.isVisible && !changes.some(removesPopover)) return
      timer.current = setTimeout(() => document.activeElement === document.body && focusAt(lost), patienceMs)
    })
    observer.observe(document.body, { subtree: true, childList: true })
    document.addEventListener('focusin', remember)
    return () => {
      clearTimeout(timer.current)
      observer.disconnect()
      document.removeEventListener('focusin', remember)
    }
  }, [])
}

interface Place {
  element: HTMLElement
  /** As after a key, not after a press. */
  isVisible: boolean
  /** What it stands in, innermost first, up to the page's main part. */
  around: Element[]
  before: Set<Element>
}

function placeOf(element: HTMLElement): Place {
  const around: Element[] = []
  for (let at = element.parentElement; at && at.localName !== 'main'; at = at.parentElement) around.push(at)
  const stops = [...document.querySelectorAll(`main :is(${stopSelector})`)]
  const before = new Set(stops.slice(0, stops.indexOf(element)))
  return { element, isVisible: element.matches(':focus-visible'), around, before }
}

/** Of those that are drawn only while they are open. */
const removesPopover = ({ removedNodes }: MutationRecord): boolean =>
  [...removedNodes].some(
    (node) => node instanceof Element && node.querySelector('[role=dialog][popover=manual]'),
  )

function focusAt({ around, before }: Place): void {
  for (const container of around) {
    const stops = container.isConnected ? stopsIn(container) : []
    const next = stops.find((stop) => !before.has(stop)) ?? stops.at(-1)
    if (!next) continue
    next.focus()
    return
  }
  focusPageHeading()
}

const stopsIn = (container: Element) =>
  [...container.querySelectorAll<HTMLElement>(stopSelector)].filter(
    (stop) =>
      stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.checkVisibility({ visibilityProperty: true }),
  )
