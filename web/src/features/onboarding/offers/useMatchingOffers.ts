import type { OfferSummary } from '@tandem/contract/offers'
import { paths } from '@tandem/contract/paths'
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import type { Draft } from '#features/applications/public.ts'
import { emptySearch, offerKind, writeSearch } from '#features/search/public.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useSettings } from '#lib/settings.ts'
import { offerCountQuery, placeNearQuery } from '../queries.ts'
import { type OfferFilters, toFilters, toOfferFilters } from './matching-offers.ts'

export type MatchingOffers = {
  filters: OfferFilters
  /** Null where it is not known. */
  total: number | null
  isMinimum: boolean
  /** The number is of the answers before. */
  isUpdating: boolean
  /** How many offers each course and year would find if it alone were chosen. */
  courses: ReadonlyMap<string, number>
  years: ReadonlyMap<string, number>
  companies: OfferSummary['company'][]
  /** The same offers as a search. */
  searchPath: ReturnType<typeof paths.offers>
}

/** What the answers find so far. */
export function useMatchingOffers(): MatchingOffers {
  const locale = useLocale()
  const { applicant, company } = useSettings()
  const names = ['studyInterests', 'desiredYears', 'places', 'qualification', 'grade'] as const
  const [studyInterests, desiredYears, places, qualification, grade] = useWatch<Draft, typeof names>({
    name: names,
  })
  const near = useQueries({ queries: places.map(placeNearQuery) })
  const isPlaced = near.every(({ isPending }) => !isPending)
  const found = toFilters(
    { studyInterests, desiredYears, places, qualification, grade },
    near.map(({ data = null }) => data),
  )
  const filters = toOfferFilters(found)
  const count = useQuery({
    ...offerCountQuery(filters, locale),
    enabled: isPlaced,
    placeholderData: keepPreviousData,
  })
  const { data } = count
  const kind = offerKind({ matches: applicant.enableMatches, map: company.map.enable })
  return {
    filters,
    total: count.isError ? null : (data?.totalItems ?? null),
    isMinimum: data?.totalIsMinimum ?? false,
    isUpdating: !isPlaced || count.isPlaceholderData || count.isPending,
    courses: useMemo(() => tally(data?.facets?.studyInterest), [data]),
    years: useMemo(() => tally(data?.facets?.year), [data]),
    companies: useMemo(() => firstOfEach(data?.member ?? []), [data]),
    searchPath: paths.offers({ search: writeSearch(kind, { ...emptySearch(kind), ...found }) }),
  }
}

const tally = (facet: { id: string; count: number }[] = []) =>
  new Map(facet.map(({ id, count }) => [id, count]))

const firstOfEach = (offers: readonly OfferSummary[]) => [
  ...new Map(offers.map(({ company }) => [company.id, company])).values(),
]
