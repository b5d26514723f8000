import type { Locale } from '@tandem/contract/common'
import { getOfferOverview, quickSearch } from '@tandem/contract/search/quick-search'
import { countedForMs } from '@tandem/contract/statistics'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { type QuickFields, quickParams } from './quick-fields.ts'

/** Null where the server does not know the place: no failure, but something to correct at its field. */
export const quickSearchQuery = (fields: QuickFields, locale: Locale) =>
  queryOptions({
    queryKey: ['search', 'quick', fields, locale],
    queryFn: ({ signal }) =>
      call(quickSearch, { query: quickParams(fields) }, { signal }).catch(nullIfPlaceUnknown),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  })

function nullIfPlaceUnknown(error: unknown): null {
  const violations = error instanceof ApiError ? error.problem?.violations : undefined
  if (violations?.some(({ propertyPath }) => propertyPath === 'near')) return null
  throw error
}

export const overviewQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['search', 'overview', locale],
    queryFn: ({ signal }) => call(getOfferOverview, {}, { signal }),
    staleTime: countedForMs,
  })
