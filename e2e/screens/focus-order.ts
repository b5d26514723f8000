import type { Page } from '@playwright/test'

/**
 * Where Tab leads back: to what stands wholly above what had the focus and not at its right, as only the head of a next
 * column does (WCAG 2.4.3). What sticks to an edge stands elsewhere than in its order, and a list that scrolls has its own.
 */
export const stepsBack = (page: Page): Promise<string[]> => page.evaluate(findStepsBack)

function findStepsBack(): string[] {
  const stays = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (/fixed|sticky/.test(getComputedStyle(at).position)) return true
    }
    return false
  }
  const stops = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
  ]
    .filter((each) => each.tabIndex >= 0 && !each.matches(':disabled') && !each.closest('[inert]'))
    .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !stays(each))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
  const nameOf = ({ element }: { element: HTMLElement }) =>
    (element.ariaLabel ?? element.textContent).trim().slice(0, 40) || element.outerHTML.slice(0, 60)
  return stops.flatMap((stop, index) => {
    const before = stops[index - 1]
    if (!before || stop.box.bottom > before.box.top || stop.box.left > before.box.left) return []
    return [`${nameOf(before)} → ${nameOf(stop)}`]
  })
}
