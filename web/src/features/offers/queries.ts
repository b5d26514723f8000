import type { Locale } from '@tandem/contract/common'
import { getCompany } from '@tandem/contract/companies/profile'
import { getOffer } from '@tandem/contract/offers'
import { openQuickHit } from '@tandem/contract/search/quick-search'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'

export const offerQuery = (id: string, locale: Locale) =>
  queryOptions({
    queryKey: ['offers', 'offer', id, locale],
    queryFn: ({ signal }) => call(getOffer, { params: { id } }, { signal }),
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
