import type { Locale } from '@tandem/contract/common'
import type { QueryClient } from '@tanstack/react-query'
import { prefetch } from '#lib/api/prefetch.ts'
import { eagerSets, referenceSetQuery } from '#lib/reference.ts'
import { currentAccount } from '#lib/session/session-store.ts'
import { ownOffersQuery } from './profiles/queries.ts'

/** What stands above and beside the results of a search: own offers, what the filters offer. */
export async function prepareSearch(queries: QueryClient, locale: Locale): Promise<void> {
  const { companyId } = currentAccount() ?? {}
  const offers = companyId ? [ownOffersQuery(companyId, locale)] : []
  const sets = eagerSets.map((set) => referenceSetQuery(set, locale))
  await prefetch(queries, [...offers, ...sets])
}
