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
import { CompanyFilters } from '../filters/CompanyFilters.tsx'
import { companiesPerPage, companiesQuery } from '../queries.ts'
import { CompanyList } from './CompanyList.tsx'
import { CompanySkeletons } from './CompanySkeletons.tsx'
import { useCompanyWords } from './useCompanyWords.ts'
import { useShowWords } from './useShowWords.ts'

export function CompanyResults({ kind }: { kind: SearchKind<'companies'> }) {
  const { state } = useSearch()
  const { amongResults } = useSearchSlots()
  const words = useCompanyWords()
  const companies = useQuery(companiesQuery(kind, state, useLocale()))
  const answer = companies.isError ? undefined : companies.data
  const show = useShowWords(answer)
  useFocusOnPage()
  useReturnToCard('companies', companies.isSuccess)
  const { totalItems = 0, totalIsMinimum = false, member = [] } = answer ?? {}
  return (
    <Stack gap={4}>
      <ResultsHead
        title={answer ? words.count(totalItems, totalIsMinimum) : words.title}
        hasMatches={member.length === 0 || member.some(({ bestMatch }) => bestMatch !== null)}
      >
        <FilterSheet show={show} always={state.view === 'map'}>
          <CompanyFilters />
        </FilterSheet>
      </ResultsHead>
      <ActiveFilters />
      <ResultFrame
        results={companies}
        perPage={companiesPerPage}
        words={words}
        skeleton={<CompanySkeletons label={words.loading} match={kind.sorts.includes('match')} />}
        belowNone={amongResults}
      >
        {(members) => <CompanyList companies={members} />}
      </ResultFrame>
    </Stack>
  )
}
