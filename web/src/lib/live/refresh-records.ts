import { maxIdsAsked } from '@tandem/contract/common'
import type { Query, QueryClient, QueryMeta } from '@tanstack/react-query'

/** Asks for these records, and answers how they are put into the data; null where their place in it is not known. */
type Ask<Data> = (ids: string[], queries: QueryClient) => Promise<(data: Data) => Data | null>

const dueOf = new WeakMap<Query, { ids: Set<string>; done: Promise<void> }>()

/** As a query's `meta`: of records that changed it asks for those alone, for what is named meanwhile in the next go. */
export const refreshesRecords = <Data>(ask: Ask<Data>): QueryMeta => ({
  refresh(queries, query, ids) {
    const due = dueOf.get(query) ?? { ids: new Set<string>(), done: Promise.resolve() }
    for (const id of ids) due.ids.add(id)
    if (!dueOf.has(query)) {
      dueOf.set(query, due)
      due.done = refresh(queries, query, ask as unknown as Ask<unknown>, due)
    }
    return due.done
  },
})

async function refresh(
  queries: QueryClient,
  query: Query,
  ask: Ask<unknown>,
  due: { ids: Set<string> },
): Promise<void> {
  let isPlaced = false
  try {
    isPlaced = await placeAll(queries, query, ask, due)
  } finally {
    // What is named from now on needs another go, also while the whole is asked for.
    dueOf.delete(query)
  }
  if (!isPlaced) await queries.invalidateQueries({ queryKey: query.queryKey, exact: true })
}

/** False when the whole is to be asked for. */
async function placeAll(
  queries: QueryClient,
  query: Query,
  ask: Ask<unknown>,
  due: { ids: Set<string> },
): Promise<boolean> {
  const isGone = () => queries.getQueryCache().get(query.queryHash) !== query
  while (due.ids.size > 0) {
    // What is under way may be older or newer than an answer to this, and would be put over it.
    await untilIdle(queries, query)
    if (isGone()) return true
    const { data, isInvalidated, dataUpdateCount } = query.state
    if (data === undefined || isInvalidated || due.ids.size > maxIdsAsked) return false
    const ids = [...due.ids]
    due.ids.clear()
    const place = await ask(ids, queries).catch(() => null)
    if (isGone()) return true
    if (place === null) return false
    if (query.state.fetchStatus !== 'idle' || query.state.dataUpdateCount !== dataUpdateCount) {
      for (const id of ids) due.ids.add(id)
      continue
    }
    const placed = place(query.state.data)
    if (placed === null) return false
    queries.setQueryData(query.queryKey, placed)
  }
  return true
}

function untilIdle(queries: QueryClient, query: Query): Promise<void> {
  const cache = queries.getQueryCache()
  const isWaiting = () => query.state.fetchStatus !== 'idle' && cache.get(query.queryHash) === query
  if (!isWaiting()) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = cache.subscribe(() => {
      if (isWaiting()) return
      stop()
      resolve()
    })
  })
}
