import type { Locale } from '@tandem/contract/common'
import { getOffer, listOffers } from '@tandem/contract/offers'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import type { OfferSearch } from './search/offer-search.ts'

export const offersPerPage = 20

/** The results before stay while the next load. */
export const offersQuery = ({ place, ...search }: OfferSearch, locale: Locale) =>
  queryOptions({
    queryKey: ['offers', 'list', { ...search, place: place?.id }, locale],
    queryFn: ({ signal }) =>
      call(listOffers, { query: { ...search, place: place?.id, perPage: offersPerPage } }, { signal }),
    placeholderData: keepPreviousData,
  })

export const offerQuery = (id: string, locale: Locale) =>
  queryOptions({
    queryKey: ['offers', 'offer', id, locale],
    queryFn: ({ signal }) => call(getOffer, { params: { id } }, { signal }),
  })
