import type { QueryClient } from '@tanstack/react-query'
import { prefetch } from '#lib/api/prefetch.ts'
import { currentAccount } from '#lib/session/session-store.ts'
import { maySave, savedSearchesQuery } from './state/queries.ts'

/** The saved searches that stand on the page of a search. */
export async function prepareSavedSearches(queries: QueryClient): Promise<void> {
  const type = currentAccount()?.type
  const group = (['applicants', 'companies'] as const).filter((each) => maySave(type, each))
  await prefetch(queries, group.map(savedSearchesQuery))
}
