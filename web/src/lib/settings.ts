import type { PublicSettings } from '@tandem/contract/setting-values'
import { getSettings } from '@tandem/contract/settings'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { createContext } from 'react'
import { call } from '#lib/api/call.ts'

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => call(getSettings, {}, { signal }),
  staleTime: 60_000,
})

/**
 * The settings as the shell found them, null where there is no shell. A context, so that reading them costs no query
 * and several requests can be drawn at once on a server.
 */
export const SettingsContext = createContext<PublicSettings | null>(null)

/** Loaded before anything is drawn. */
export const useSettings = (): PublicSettings => useSuspenseQuery(settingsQuery).data
