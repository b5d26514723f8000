import type { Locale } from '@tandem/contract/common'
import { getCompanyProfile } from '@tandem/contract/companies/profile'
import {
  createOffer,
  deleteOffer,
  getOwnOffer,
  listAdmittedStudyInterests,
  listOfferChoices,
  listOwnOffers,
  type OfferContent,
  type OwnOffer,
  type OwnOfferSummary,
  publishOffer,
  updateOffer,
} from '@tandem/contract/offers/own-offers'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { newKey } from '#lib/api/new-key.ts'
import { type LeftOut, splitRefused } from './copy/split-refused.ts'
import { toNextYear } from './list/next-year.ts'

const perPage = 100

/** All of them: a company has dozens, and the list is narrowed down while one types. */
export const ownOffersQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['own-offers', 'list', locale],
    queryFn: async ({ signal }): Promise<OwnOfferSummary[]> => {
      const offers: OwnOfferSummary[] = []
      for (let page = 1; ; page += 1) {
        const { member, totalItems } = await call(listOwnOffers, { query: { page, perPage } }, { signal })
        offers.push(...member)
        if (offers.length >= totalItems || member.length === 0) return offers
      }
    },
  })

export async function refreshOwnOffers(queries: QueryClient): Promise<void> {
  const keys = [['own-offers', 'list'], ['offers'], ['dashboard']]
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })))
}

export const publish = ({ id, revision }: { id: string; revision: number }) =>
  call(publishOffer, { params: { id }, body: { revision } })

export const remove = ({ id }: { id: string }) => call(deleteOffer, { params: { id } })

export type SharedChange = Partial<Pick<OfferContent, 'deadline' | 'contact'>>

/** Nothing else: what a colleague saved meanwhile stays. */
export async function changeOffer({ id }: { id: string }, change: SharedChange): Promise<OwnOffer> {
  const { content, revision } = await call(getOwnOffer, { params: { id } })
  return call(updateOffer, { params: { id }, body: { ...content, ...change, revision } })
}

/** A draft for the year after, without what can no longer be chosen. */
export async function duplicate({ id }: { id: string }): Promise<{ copy: OwnOffer; leftOut: LeftOut }> {
  const { content } = await call(getOwnOffer, { params: { id } })
  const create = (body: OfferContent) => call(createOffer, { body }, { idempotencyKey: newKey() })
  const next = toNextYear(content)
  try {
    return { copy: await create(next), leftOut: {} }
  } catch (error) {
    const split = error instanceof ApiError ? splitRefused(next, error.problem?.violations ?? []) : null
    if (!split) throw error
    return { copy: await create(split.kept), leftOut: split.leftOut }
  }
}

/** A form is open over it: it is asked for again only when the form is opened. */
export const ownOfferQuery = (id: string) =>
  queryOptions({
    queryKey: ['own-offer', id],
    queryFn: ({ signal }) => call(getOwnOffer, { params: { id } }, { signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

export const offerChoicesQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['own-offer-choices', locale],
    queryFn: ({ signal }) => call(listOfferChoices, {}, { signal }),
  })

export const admittedKey = ['own-offer-admitted']
export const admittedQuery = (locale: Locale) =>
  queryOptions({
    queryKey: [...admittedKey, locale],
    queryFn: async ({ signal }) =>
      (await call(listAdmittedStudyInterests, { query: { perPage: 100 } }, { signal })).member,
  })

export const ownCompanyQuery = queryOptions({
  queryKey: ['own-offer-company'],
  queryFn: ({ signal }) => call(getCompanyProfile, {}, { signal }),
})
