export const resultsHeadingId = 'ergebnisse'

/** To the number of results: where one reads on after the control one used is gone. */
export function focusResults(options?: FocusOptions): void {
  document.getElementById(resultsHeadingId)?.focus(options)
}

/** Of the map where it stands above the list, on narrow screens. */
export const mapAboveId = 'karte'

/** To that map; it comes whole into sight. Answers whether there is one. */
export function focusMapAbove(): boolean {
  const map = document.getElementById(mapAboveId)
  map?.focus({ preventScroll: true })
  map?.scrollIntoView({ block: 'nearest' })
  return map !== null
}
