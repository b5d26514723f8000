import { matchApplicant } from '@tandem/contract/applicant-search'
import type { Locale } from '@tandem/contract/common'
import type { Match } from '@tandem/contract/matching'
import { listOffers, matchOffer, type OfferSummary } from '@tandem/contract/offers'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'

export const offerMatchQuery = (id: string, locale: Locale) =>
  queryOptions({
    queryKey: ['matching', 'offer', id, locale],
    queryFn: ({ signal }) => call(matchOffer, { params: { id } }, { signal }),
  })

export type ProfileWithOffer = { applicantId: string; profile: string; offer: string }

export const profileMatchQuery = ({ applicantId, ...query }: ProfileWithOffer, locale: Locale) =>
  queryOptions({
    queryKey: ['matching', 'profile', query, locale],
    queryFn: ({ signal }) => call(matchApplicant, { params: { id: applicantId }, query }, { signal }),
  })

export type MatchedOffer = OfferSummary & { match: Match }

const looksAt = 20
const shows = 3
/** From here on a match is called a good one. */
const good = 70

/** Of the newest offers those that fit well and were not applied for, the best first. */
export const newestMatchesQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['matching', 'fresh', locale],
    queryFn: ({ signal }) =>
      call(listOffers, { query: { sort: 'newest', perPage: looksAt, wanted: '1' } }, { signal }),
    select: ({ member }) =>
      member
        .filter((offer): offer is MatchedOffer => offer.match !== null && offer.match.total >= good)
        .filter(({ application }) => application === null)
        .toSorted((a, b) => b.match.total - a.match.total)
        .slice(0, shows),
  })
