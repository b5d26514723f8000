import { useQuery } from '@tanstack/react-query'
import { CompanyCard } from '#features/search/companies/card/CompanyCard.tsx'
import { companiesPerPage, companiesQuery } from '#features/search/companies/queries.ts'
import { ResultFrame } from '#features/search/frame/results/ResultFrame.tsx'
import { useSearch } from '#features/search/frame/state/useSearch.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { Stack } from '#ui/layout/Stack.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import { NewTag } from '../NewTag.tsx'
import { searchKinds } from '../state/kind-of.ts'
import { useHitWords } from './useHitWords.ts'

export function CompanyHits() {
  const words = useHitWords()
  const results = useQuery(companiesQuery(searchKinds.companies, useSearch().state, useLocale()))
  return (
    <ResultFrame
      results={results}
      perPage={companiesPerPage}
      words={words}
      skeleton={<SkeletonList label={words.loading} />}
    >
      {(companies) => (
        <Stack as="ul" gap={3}>
          {companies.map((company) => (
            <li key={company.id}>
              <CompanyCard company={company} tag={<NewTag id={company.id} />} />
            </li>
          ))}
        </Stack>
      )}
    </ResultFrame>
  )
}
