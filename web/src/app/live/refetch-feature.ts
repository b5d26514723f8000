import type { QueryClient } from '@tanstack/react-query'

/**
 * Fetches all that is shown of a feature again. A first fetch that is still running may answer with the state before
 * the change, and react-query would take it for the newest: it is repeated when it has ended.
 */
export function refetchFeature(queries: QueryClient, feature: string): void {
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
