import { type FoundProfile, listApplicants, matchApplicant } from '@tandem/contract/applicant-search'
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

/** Of the newest offers with free places those that fit well and were not applied for, the best first. */
export const newestMatchesQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['matching', 'fresh', locale],
    queryFn: ({ signal }) =>
      call(listOffers, { query: { sort: 'newest', perPage: looksAt, wanted: '1', free: '1' } }, { signal }),
    select: ({ member }) =>
      member
        .filter((offer): offer is MatchedOffer => offer.match !== null && offer.match.total >= good)
        .filter(({ application }) => application === null)
        .toSorted((a, b) => b.match.total - a.match.total)
        .slice(0, shows),
  })

export type MatchedProfile = FoundProfile & { match: Match; offer: MatchedWith }
type MatchedWith = Pick<OfferSummary, 'id' | 'title' | 'titleLanguage'>

/** So many of the company's offers, the newest ones, are compared with profiles. */
const comparesWith = 3

/**
 * Of the newest profiles those that fit a newest offer well and are not on the watch list, the best first. Null while
 * the company has published no offer.
 */
export const newestProfilesQuery = (companyId: string, locale: Locale) =>
  queryOptions({
    queryKey: ['matching', 'fresh', 'profiles', companyId, locale],
    queryFn: async ({ signal }): Promise<MatchedProfile[] | null> => {
      const newest = { sort: 'newest', company: companyId, perPage: comparesWith } as const
      const { member: offers } = await call(listOffers, { query: newest }, { signal })
      if (offers.length === 0) return null
      const found = await Promise.all(
        offers.map(async (offer) => {
          const query = { sort: 'newest', offer: offer.id, unmarked: '1', perPage: looksAt } as const
          const { member } = await call(listApplicants, { query }, { signal })
          return member.flatMap(({ match, ...each }) => (match ? [{ ...each, match, offer }] : []))
        }),
      )
      return bestOfEach(found.flat())
    },
  })

/** Each person once, with the offer that fits best. */
function bestOfEach(profiles: MatchedProfile[]): MatchedProfile[] {
  const best = profiles
    .filter(({ match }) => match.total >= good)
    .toSorted((a, b) => b.match.total - a.match.total)
  return best.filter(({ id }, at) => best.findIndex((other) => other.id === id) === at).slice(0, shows)
}
