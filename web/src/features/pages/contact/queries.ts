import type { Locale } from '@tandem/contract/common'
import { getContactDetails } from '@tandem/contract/pages/contact'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'

export const contactQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['pages', 'contact', locale],
    queryFn: ({ signal }) => call(getContactDetails, {}, { signal }),
    staleTime: 60_000,
  })
