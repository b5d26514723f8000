import { getSettings, type PublicSettings } from '@tandem/contract/settings'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => call(getSettings, {}, { signal }),
  staleTime: 60_000,
})

/** Loaded before anything is drawn. */
export const useSettings = (): PublicSettings => useSuspenseQuery(settingsQuery).data
