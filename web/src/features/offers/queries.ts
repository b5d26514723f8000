import type { Locale } from '@tandem/contract/common'
import { getCompany } from '@tandem/contract/companies/profile'
import { getOffer, listOffers } from '@tandem/contract/offers'
import { openQuickHit } from '@tandem/contract/search/quick-search'
import { queryOptions } from '@tanstack/react-query'
import { hasOpenPlaces } from '#features/matching/public.ts'
import { call } from '#lib/api/call.ts'

export const offerQuery = (id: string, locale: Locale) =>
  queryOptions({
    queryKey: ['offers', 'offer', id, locale],
    queryFn: ({ signal }) => call(getOffer, { params: { id } }, { signal }),
  })

/**
 * The newest of a company with open places: more than the one on the page and three others, which says that there are more.
 * As suggestions, so without what the reader put under “rather not” (decisions, section 7).
 */
export const newestOffersOfQuery = (companyId: string, locale: Locale) =>
  queryOptions({
    queryKey: ['offers', 'newest', companyId, locale],
    queryFn: async ({ signal }) => {
      const query = { company: companyId, free: '1', wanted: '1', sort: 'newest', perPage: 10 } as const
      return (await call(listOffers, { query }, { signal })).member.filter(hasOpenPlaces)
    },
  })

export const quickHitQuery = (ref: string) =>
  queryOptions({
    queryKey: ['search', 'quick-hit', ref],
    queryFn: ({ signal }) => call(openQuickHit, { params: { ref } }, { signal }),
  })

/** The company behind an offer, for how soon it answers. */
export const offeringCompanyQuery = (id: string, locale: Locale) =>
  queryOptions({
    queryKey: ['companies', 'company', id, locale],
    queryFn: ({ signal }) => call(getCompany, { params: { id } }, { signal }),
  })
