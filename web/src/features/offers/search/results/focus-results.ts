export const resultsHeadingId = 'ergebnisse'

/** To the number of results: where one reads on after the control one used is gone. */
export function focusResults(): void {
  document.getElementById(resultsHeadingId)?.focus()
}
