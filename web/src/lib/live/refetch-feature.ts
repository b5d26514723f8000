import type { Query, QueryClient } from '@tanstack/react-query'

/** A query that does not have to be asked anew as a whole for the records that changed. */
type Meta = { refresh?: (queries: QueryClient, query: Query, ids: Iterable<string>) => Promise<void> }
declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Meta
  }
}

/**
 * Fetches all that is shown of a feature again; where it is known which records changed, long lists ask for those only.
 * A first fetch that is still running may answer with the state before the change, and react-query would take it for
 * the newest: it is repeated when it has ended.
 */
export async function refetchFeature(
  queries: QueryClient,
  feature: string,
  ids?: Iterable<string>,
): Promise<void> {
  const cache = queries.getQueryCache()
  const refreshes = (query: Query) => ids !== undefined && query.isActive() && !!query.meta?.refresh
  const whole = { queryKey: [feature], predicate: (query: Query) => !refreshes(query) }
  const firsts = cache
    .findAll({ ...whole, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined)
  const byRecord = cache.findAll({ queryKey: [feature], predicate: refreshes })
  const fetched = [
    queries.invalidateQueries(whole),
    ...byRecord.map((query) => query.meta?.refresh?.(queries, query, ids ?? [])),
  ]
  for (const first of firsts) {
    // Answers the fetch that is running.
    void first.fetch().then(
      () => queries.invalidateQueries({ queryKey: first.queryKey, exact: true }),
      () => {},
    )
  }
  await Promise.all(fetched)
}
