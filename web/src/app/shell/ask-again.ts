import type { QueryClient } from '@tanstack/react-query'

/**
 * Asks the server again for all that is shown of a feature. A first answer that is still on its way may be from before
 * the change, and would be taken for the newest: it is asked for once more when it is there.
 */
export function askAgain(queries: QueryClient, feature: string): void {
  const ofFeature = { queryKey: [feature] }
  const firsts = queries
    .getQueryCache()
    .findAll({ ...ofFeature, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined)
  void queries.invalidateQueries(ofFeature)
  for (const first of firsts) {
    // Answers the fetch that is running.
    void first.fetch().then(
      () => queries.invalidateQueries({ queryKey: first.queryKey, exact: true }),
      () => {},
    )
  }
}
