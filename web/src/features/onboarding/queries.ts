import {
  getOnboarding,
  getOnboardingTexts,
  type Onboarding,
  type OnboardingStep,
  type OnboardingText,
  saveOnboarding,
} from '@tandem/contract/applicants/onboarding'
import type { Locale } from '@tandem/contract/common'
import { listOffers } from '@tandem/contract/offers'
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { hasOpenPlaces } from '#features/matching/public.ts'
import { findPlaceNear } from '#features/search/public.ts'
import { call } from '#lib/api/call.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import type { OfferFilters } from './offers/matching-offers.ts'

export const onboardingQuery = queryOptions({
  queryKey: ['onboarding'],
  queryFn: async ({ signal }) => call(getOnboarding, {}, { signal }),
})

export const onboardingTextsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['onboarding', 'texts', locale],
    queryFn: ({ signal }) => call(getOnboardingTexts, {}, { signal }),
  })

/** The page waits for them before it shows a question. */
export function useOnboardingText(id: OnboardingText): { title: string; lead: string } {
  const { data } = useQuery(onboardingTextsQuery(useLocale()))
  return data?.[id] ?? { title: '', lead: '' }
}

/** Notes where one is. What was answered is saved with the profile. */
export function useSaveOnboarding() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: { step: OnboardingStep; finished?: boolean }) => call(saveOnboarding, { body }),
    onSuccess: (saved: Onboarding) => {
      queries.setQueryData(onboardingQuery.queryKey, saved)
      void queries.invalidateQueries({ queryKey: ['dashboard'] })
    },
  })
}

type Point = { latitude: number; longitude: number }

/** A profile knows its places by their points, a search by their numbers. */
export const placeNearQuery = ({ latitude, longitude }: Point) =>
  queryOptions({
    queryKey: ['places', 'near', latitude, longitude],
    queryFn: async () => (await findPlaceNear({ latitude, longitude }))?.id ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  })

const examples = 12

/** How many offers there are, and how many each further choice would bring. The numbers before stay while the next load. */
export const offerCountQuery = (filters: OfferFilters, locale: Locale) =>
  queryOptions({
    queryKey: ['onboarding', 'count', filters, locale],
    queryFn: ({ signal }) =>
      call(listOffers, { query: { ...filters, facets: '1', perPage: examples } }, { signal }),
    placeholderData: keepPreviousData,
  })

export const shownMatches = 5

/** The first matches of the profile as it was saved, which the revision stands for; what is over only after all others. */
export const firstMatchesQuery = (
  filters: OfferFilters,
  sort: 'match' | 'newest',
  revision: number,
  locale: Locale,
) =>
  queryOptions({
    queryKey: ['offers', 'list', 'onboarding', filters, sort, revision, locale],
    queryFn: ({ signal }) =>
      call(listOffers, { query: { ...filters, sort, wanted: '1', perPage: 2 * shownMatches } }, { signal }),
    select: ({ member, ...page }) => ({
      ...page,
      member: member
        .toSorted((one, other) => Number(hasOpenPlaces(other)) - Number(hasOpenPlaces(one)))
        .slice(0, shownMatches),
    }),
    placeholderData: keepPreviousData,
  })
