import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { offersPerPage, offersQuery } from '#features/offers/queries.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { cx } from '#ui/cx.ts'
import { Stack } from '#ui/layout/Stack.tsx'
import { Pagination } from '#ui/nav/Pagination.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import { ActiveFilters } from '../filters/ActiveFilters.tsx'
import type { OfferSearch } from '../offer-search.ts'
import { useOfferSearch } from '../useOfferSearch.ts'
import { NoResults } from './NoResults.tsx'
import { OfferCard } from './OfferCard.tsx'
import styles from './Results.module.css'
import { ResultsFailed } from './ResultsFailed.tsx'
import { ResultsHead } from './ResultsHead.tsx'
import { useFocusOnPage } from './useFocusOnPage.ts'
import { useReturnToCard } from './useReturnToCard.ts'

export function Results() {
  const { search } = useOfferSearch()
  const offers = useOffers(search)
  useFocusOnPage(search)
  useReturnToCard(offers.isSuccess)
  return (
    <Stack gap={4}>
      <ResultsHead found={offers.isError ? undefined : offers.data?.totalItems} />
      <ActiveFilters />
      <ResultList offers={offers} />
    </Stack>
  )
}

const useOffers = (search: OfferSearch) => useQuery(offersQuery(search, useLocale()))

function ResultList({ offers }: { offers: ReturnType<typeof useOffers> }) {
  const t = useTexts('offers')
  const { search, toPage } = useOfferSearch()
  if (offers.isPending) return <SkeletonList label={t('results.loading')} count={5} />
  if (offers.isError) return <ResultsFailed error={offers.error} onRetry={() => void offers.refetch()} />

  const { totalItems, member } = offers.data
  const pages = Math.ceil(totalItems / offersPerPage)
  if (totalItems === 0) return <NoResults />
  if (search.page > pages && !offers.isPlaceholderData) return <Navigate to={toPage(pages)} replace />
  return (
    <>
      <ul
        className={cx(styles.list, offers.isPlaceholderData && styles.old)}
        aria-busy={offers.isPlaceholderData}
      >
        {member.map((offer) => (
          <OfferCard key={offer.id} offer={offer} />
        ))}
      </ul>
      <Pagination label={t('results.pages')} page={search.page} pages={pages} to={toPage} />
    </>
  )
}
