export const resultsHeadingId = 'ergebnisse'

/** To the number of results: where one reads on after the control one used is gone. */
export function focusResults(options?: FocusOptions): void {
  document.getElementById(resultsHeadingId)?.focus(options)
}
