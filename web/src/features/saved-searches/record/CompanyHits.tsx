import { useQuery } from '@tanstack/react-query'
import {
  CompanyCard,
  companiesPerPage,
  companiesQuery,
  ResultFrame,
  useSearch,
} from '#features/search/public.ts'
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
