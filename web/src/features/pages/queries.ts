import type { Locale } from '@tandem/contract/common'
import { getPage, type PageKey } from '@tandem/contract/pages'
import { countedForMs, getUsage } from '@tandem/contract/statistics'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'

/** Counted anew as often as the server counts. */
export const usageQuery = () =>
  queryOptions({
    queryKey: ['pages', 'usage'],
    queryFn: ({ signal }) => call(getUsage, {}, { signal }),
    staleTime: countedForMs,
  })

export const pageQuery = (id: PageKey, locale: Locale) =>
  queryOptions({
    queryKey: ['pages', id, locale],
    queryFn: ({ signal }) => call(getPage, { params: { id } }, { signal }),
    staleTime: 60_000,
  })
