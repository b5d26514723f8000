import type { Collection } from '@tandem/contract/endpoint'
import { paths } from '@tandem/contract/paths'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { OfferCard, OfferCardSkeleton } from '#features/offers/public.ts'
import {
  CardSkeletons,
  CompanyCard,
  CompanyCardSkeleton,
  companiesPerPage,
  companiesQuery,
  offersPerPage,
  offersQuery,
  ProfileCard,
  ProfileCardSkeletons,
  profilesPerPage,
  profilesQuery,
  ResultFrame,
  useSearch,
} from '#features/search/public.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Stack } from '#ui/layout/Stack.tsx'
import { NewTag } from '../parts/NewTag.tsx'
import { searchKinds } from '../state/kind-of.ts'

export function OfferHits() {
  return (
    <HitList
      results={useQuery(offersQuery(searchKinds.offers, useSearch().state, useLocale()))}
      perPage={offersPerPage}
      Skeleton={OfferSkeletons}
      item={(offer) => (
        <li key={offer.id}>
          <OfferCard offer={offer} tag={<NewTag id={offer.id} />} />
        </li>
      )}
    />
  )
}

export function CompanyHits() {
  return (
    <HitList
      results={useQuery(companiesQuery(searchKinds.companies, useSearch().state, useLocale()))}
      perPage={companiesPerPage}
      Skeleton={CompanySkeletons}
      item={(company) => (
        <li key={company.id}>
          <CompanyCard company={company} tag={<NewTag id={company.id} />} />
        </li>
      )}
    />
  )
}

export function ApplicantHits() {
  const to = useTo()
  return (
    <HitList
      results={useQuery(profilesQuery(searchKinds.applicants, useSearch().state, useLocale()))}
      perPage={profilesPerPage}
      Skeleton={ApplicantSkeletons}
      item={(profile) => (
        <ProfileCard
          key={profile.id}
          profile={profile}
          to={to(paths.application({ applicationId: profile.applicationId }))}
          tag={<NewTag id={profile.id} />}
        />
      )}
    />
  )
}

function OfferSkeletons({ label }: { label: string }) {
  return <CardSkeletons label={label} match={useHasMatches()} legend={false} Card={OfferCardSkeleton} />
}

function CompanySkeletons({ label }: { label: string }) {
  return <CardSkeletons label={label} match={useHasMatches()} legend={false} Card={CompanyCardSkeleton} />
}

/** Profiles match an offer, and only where the search names one. */
function ApplicantSkeletons({ label }: { label: string }) {
  return <ProfileCardSkeletons label={label} match={useSearch().state.offer !== null} />
}

const useHasMatches = () => useSearch().kind.sorts.includes('match')

type HitListProps<T> = {
  results: UseQueryResult<Collection<T>>
  perPage: number
  Skeleton: ComponentType<{ label: string }>
  /** A list item. */
  item: (hit: T) => ReactNode
}

/** What the search's frame says, in the words of a saved search. */
function HitList<T>({ results, perPage, Skeleton, item }: HitListProps<T>) {
  const t = useTexts('savedSearches')
  const { number } = useFormats()
  const words = {
    title: t('record.hits'),
    count: (count: number, isMinimum: boolean) =>
      isMinimum
        ? t('card.hitsMore', { hits: number(count) })
        : t('card.hits', { count, hits: number(count) }),
    loading: t('record.hitsLoading'),
    emptyTitle: t('record.noHits'),
    noneTitle: t('record.noHits'),
    noneText: t('record.noHitsText'),
  }
  return (
    <ResultFrame
      results={results}
      perPage={perPage}
      words={words}
      skeleton={<Skeleton label={words.loading} />}
    >
      {(hits) => (
        <Stack as="ul" gap={3}>
          {hits.map(item)}
        </Stack>
      )}
    </ResultFrame>
  )
}
