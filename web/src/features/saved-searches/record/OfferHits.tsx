import { useQuery } from '@tanstack/react-query'
import { OfferCard } from '#features/offers/public.ts'
import { offersPerPage, offersQuery, ResultFrame, useSearch } from '#features/search/public.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { Stack } from '#ui/layout/Stack.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import { NewTag } from '../NewTag.tsx'
import { searchKinds } from '../state/kind-of.ts'
import { useHitWords } from './useHitWords.ts'

export function OfferHits() {
  const words = useHitWords()
  const results = useQuery(offersQuery(searchKinds.offers, useSearch().state, useLocale()))
  return (
    <ResultFrame
      results={results}
      perPage={offersPerPage}
      words={words}
      skeleton={<SkeletonList label={words.loading} />}
    >
      {(offers) => (
        <Stack as="ul" gap={3}>
          {offers.map((offer) => (
            <li key={offer.id}>
              <OfferCard offer={offer} tag={<NewTag id={offer.id} />} />
            </li>
          ))}
        </Stack>
      )}
    </ResultFrame>
  )
}
