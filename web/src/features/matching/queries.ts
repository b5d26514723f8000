import { type FoundProfile, listApplicants, matchApplicant } from '@tandem/contract/applicant-search'
import type { Locale } from '@tandem/contract/common'
import type { Match } from '@tandem/contract/matching'
import { listOffers, matchOffer, type OfferSummary } from '@tandem/contract/offers'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { daysUntil } from '#lib/format/berlin-instant.ts'

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

/** Whether there is still a place to apply for. */
export const hasOpenPlaces = ({ freePlaces, deadline }: Pick<OfferSummary, 'freePlaces' | 'deadline'>) =>
  freePlaces > 0 && (deadline === null || daysUntil(deadline, new Date()) >= 0)

const looksAt = 20
const shows = 3
/** From here on a match is called a good one. */
const good = 70

/** Of the newest offers with open places those that fit well and were not applied for, the best first. */
export const newestMatchesQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['matching', 'fresh', locale],
    queryFn: ({ signal }) =>
      call(listOffers, { query: { sort: 'newest', perPage: looksAt, wanted: '1', free: '1' } }, { signal }),
    select: ({ member }) =>
      member
        .filter((offer): offer is MatchedOffer => offer.match !== null && offer.match.total >= good)
        .filter((offer) => offer.application === null && hasOpenPlaces(offer))
        .toSorted((a, b) => b.match.total - a.match.total)
        .slice(0, shows),
  })

export type MatchedProfile = FoundProfile & { match: Match; offer: MatchedWith }
type MatchedWith = Pick<OfferSummary, 'id' | 'title' | 'titleLanguage'>

/** So many of the company's offers, the newest ones with open places, are compared with profiles. */
const comparesWith = 3

/**
 * Of the newest profiles those that fit a newest offer well and are not on the watch list, the best first; or why there
 * is no offer to compare them with.
 */
export const newestProfilesQuery = (companyId: string, locale: Locale) =>
  queryOptions({
    queryKey: ['matching', 'fresh', 'profiles', companyId, locale],
    queryFn: async ({ signal }): Promise<MatchedProfile[] | 'noOffer' | 'noneOpen'> => {
      const newest = { sort: 'newest', company: companyId, perPage: 100 } as const
      const { member: published } = await call(listOffers, { query: newest }, { signal })
      if (published.length === 0) return 'noOffer'
      const offers = published.filter(hasOpenPlaces).slice(0, comparesWith)
      if (offers.length === 0) return 'noneOpen'
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
