import { useQuery } from '@tanstack/react-query'
import {
  CompareToggle,
  CompareToggleSkeleton,
  OfferCard,
  OfferCardSkeleton,
} from '#features/offers/public.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { CardResults } from '../frame/results/CardResults.tsx'
import type { SearchKind } from '../frame/state/search-state.ts'
import { useSearch } from '../frame/state/useSearch.ts'
import { OfferFilters } from './filters/OfferFilters.tsx'
import { offersPerPage, offersQuery } from './queries.ts'

export function OfferResults({ kind }: { kind: SearchKind<'offers'> }) {
  return (
    <CardResults
      list="offers"
      results={useQuery(offersQuery(kind, useSearch().state, useLocale()))}
      perPage={offersPerPage}
      filters={<OfferFilters />}
      hasMatch={({ match }) => match !== null}
      card={(offer, props) => <OfferCard offer={offer} action={<CompareToggle offer={offer} />} {...props} />}
      CardSkeleton={ResultSkeleton}
    />
  )
}

const ResultSkeleton = ({ match }: { match: boolean }) => (
  <OfferCardSkeleton match={match} action={<CompareToggleSkeleton />} />
)
