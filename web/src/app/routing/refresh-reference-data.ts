import { currentLocale } from '#lib/i18n/locale.ts'
import { eagerSets, lazySets, referenceSetQuery } from '#lib/reference.ts'
import { queryClient } from '../query-client.ts'

/** After each navigation: what is older than an hour or of another language is asked for again. */
export async function refreshReferenceData(): Promise<void> {
  const locale = currentLocale()
  const load = (sets: typeof eagerSets) =>
    Promise.all(sets.map((set) => queryClient.prefetchQuery(referenceSetQuery(set, locale))))
  await load(eagerSets)
  await load(lazySets)
}
