import { useQuery } from '@tanstack/react-query'
import { useLocale } from '#lib/i18n/locale.ts'
import { CardResults } from '../frame/results/CardResults.tsx'
import type { SearchKind } from '../frame/state/search-state.ts'
import { useSearch } from '../frame/state/useSearch.ts'
import { CompanyFilters } from './CompanyFilters.tsx'
import { CompanyCard } from './card/CompanyCard.tsx'
import { CompanyCardSkeleton } from './card/CompanyCardSkeleton.tsx'
import { companiesPerPage, companiesQuery } from './queries.ts'

export function CompanyResults({ kind }: { kind: SearchKind<'companies'> }) {
  return (
    <CardResults
      list="companies"
      results={useQuery(companiesQuery(kind, useSearch().state, useLocale()))}
      perPage={companiesPerPage}
      filters={<CompanyFilters />}
      hasMatch={({ bestMatch }) => bestMatch !== null}
      card={(company, props) => <CompanyCard company={company} {...props} />}
      CardSkeleton={CompanyCardSkeleton}
    />
  )
}
