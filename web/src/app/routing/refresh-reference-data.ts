import type { PublicSettings } from '@tandem/contract/setting-values'
import { currentLocale } from '#lib/i18n/locale.ts'
import { eagerSets, lazySets, referenceSetQuery } from '#lib/reference.ts'
import { settingsQuery } from '#lib/settings.ts'
import { readStored, store } from '#lib/storage/stored-value.ts'
import { queryClient } from '../query-client.ts'

const versionKey = 'tandem-reference-version-'

/** After each navigation: what is older than an hour, of another language, or changed by an admin is asked for again. */
export async function refreshReferenceData(): Promise<void> {
  const locale = currentLocale()
  const version = queryClient.getQueryData<PublicSettings>(settingsQuery.queryKey)?.referenceVersion
  const isOutdated = version !== undefined && readStored<number>(versionKey + locale)?.value !== version
  const load = (sets: typeof eagerSets) =>
    Promise.all(
      sets.map((set) =>
        queryClient.prefetchQuery({
          ...referenceSetQuery(set, locale),
          ...(isOutdated && { staleTime: 0 }),
        }),
      ),
    )
  await load(eagerSets)
  await load(lazySets)
  if (isOutdated) store(versionKey + locale, version)
}
