import type { Locale } from '@tandem/contract/common'
import { getPage, type PageKey } from '@tandem/contract/pages'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'

export const pageQuery = (id: PageKey, locale: Locale) =>
  queryOptions({
    queryKey: ['pages', id, locale],
    queryFn: ({ signal }) => call(getPage, { params: { id } }, { signal }),
    staleTime: 60_000,
  })
