import type { QueryClient } from '@tanstack/react-query'
import { haveReady } from '#lib/api/have-ready.ts'
import { currentAccount } from '#lib/session/session-store.ts'
import { maySave, patternsQuery } from './state/queries.ts'

/** The saved searches that stand on the page of a search. */
export async function prepareSavedSearches(queries: QueryClient): Promise<void> {
  const type = currentAccount()?.type
  const sought = (['applicants', 'companies'] as const).filter((each) => maySave(type, each))
  await haveReady(queries, sought.map(patternsQuery))
}
