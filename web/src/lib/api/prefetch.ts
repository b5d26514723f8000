import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query'

/** Whoever waits longer would rather see a page that moves. */
const patienceMs = 3000

/**
 * Asks for what is not known yet, so that it is there when a page is drawn and nothing moves when it comes. Waits three
 * seconds at most, and fails with nothing: the page asks again for what is missing.
 */
// biome-ignore lint/suspicious/noExplicitAny: queries of every kind
export async function prefetch(queries: QueryClient, wanted: FetchQueryOptions<any, any, any, any>[]) {
  const all = wanted.map((query) => queries.ensureQueryData({ ...query, retry: false }))
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs))
  await Promise.race([Promise.allSettled(all), patience])
}
