import type { Locale } from '@tandem/contract/common'
import { getOffer } from '@tandem/contract/offers'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'

export const offerQuery = (id: string, locale: Locale) =>
  queryOptions({
    queryKey: ['offers', 'offer', id, locale],
    queryFn: ({ signal }) => call(getOffer, { params: { id } }, { signal }),
  })
