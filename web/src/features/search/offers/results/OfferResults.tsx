import { useQuery } from '@tanstack/react-query'
import { ActiveFilters } from '#features/search/frame/active/ActiveFilters.tsx'
import { FilterSheet } from '#features/search/frame/filters/FilterSheet.tsx'
import { ResultFrame } from '#features/search/frame/results/ResultFrame.tsx'
import { ResultsHead } from '#features/search/frame/results/ResultsHead.tsx'
import { useFocusOnPage } from '#features/search/frame/results/useFocusOnPage.ts'
import { useReturnToCard } from '#features/search/frame/results/useReturnToCard.ts'
import { useSearchSlots } from '#features/search/frame/state/search-slots.ts'
import type { SearchKind } from '#features/search/frame/state/search-state.ts'
import { useSearch } from '#features/search/frame/state/useSearch.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { Stack } from '#ui/layout/Stack.tsx'
import { OfferFilters } from '../filters/OfferFilters.tsx'
import { offersPerPage, offersQuery } from '../queries.ts'
import { OfferList } from './OfferList.tsx'
import { OfferSkeletons } from './OfferSkeletons.tsx'
import { useOfferWords } from './useOfferWords.ts'
import { useShowWords } from './useShowWords.ts'

export function OfferResults({ kind }: { kind: SearchKind<'offers'> }) {
  const { state } = useSearch()
  const { amongResults } = useSearchSlots()
  const words = useOfferWords()
  const offers = useQuery(offersQuery(kind, state, useLocale()))
  const answer = offers.isError ? undefined : offers.data
  const show = useShowWords(answer)
  useFocusOnPage()
  useReturnToCard('offers', offers.isSuccess)
  const { totalItems = 0, totalIsMinimum = false, member = [] } = answer ?? {}
  return (
    <Stack gap={4}>
      <ResultsHead
        title={answer ? words.count(totalItems, totalIsMinimum) : words.title}
        hasMatches={member.length === 0 || member.some(({ match }) => match !== null)}
      >
        <FilterSheet show={show} always={state.view === 'map'}>
          <OfferFilters />
        </FilterSheet>
      </ResultsHead>
      <ActiveFilters />
      <ResultFrame
        results={offers}
        perPage={offersPerPage}
        words={words}
        skeleton={<OfferSkeletons label={words.loading} match={kind.sorts.includes('match')} />}
        belowNone={amongResults}
      >
        {(members) => <OfferList offers={members} />}
      </ResultFrame>
    </Stack>
  )
}
