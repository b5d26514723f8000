import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useOfferType } from '#lib/offer-type.ts'
import { storeSearch } from '#lib/storage/search-storage.ts'
import { Page } from '#ui/layout/Page.tsx'
import { SearchBand } from '../frame/band/SearchBand.tsx'
import { SearchColumns } from '../frame/layout/SearchColumns.tsx'
import { CardResults } from '../frame/results/CardResults.tsx'
import { SearchProvider } from '../frame/state/SearchProvider.tsx'
import { companyKind } from '../frame/state/search-kinds.ts'
import { useSearchSlots } from '../frame/state/search-slots.ts'
import type { SearchKind } from '../frame/state/search-state.ts'
import { useAllowedKind } from '../frame/state/useAllowedKind.ts'
import { useSearch } from '../frame/state/useSearch.ts'
import { CompanyFilters } from './CompanyFilters.tsx'
import { CompanyCard } from './card/CompanyCard.tsx'
import { CompanyCardSkeleton } from './card/CompanyCardSkeleton.tsx'
import { companiesPerPage, companiesQuery } from './queries.ts'

export function CompanySearchPage() {
  const t = useTexts('companySearch')
  const { search } = useLocation()
  const kind = useAllowedKind(companyKind)
  const { belowFields } = useSearchSlots()
  const isStudy = useOfferType() === 'studies'
  const what = t(isStudy ? 'what' : 'whatJob')
  useEffect(() => storeSearch('companies', search), [search])
  return (
    <Page width="full">
      <SearchProvider kind={kind}>
        <SearchBand
          title={t('title')}
          label={what}
          placeholder={what}
          suggest={isStudy ? ['company', 'studyInterest', 'place'] : ['company', 'place']}
        >
          {belowFields}
        </SearchBand>
        <SearchColumns kind={kind} filters={<CompanyFilters />}>
          <CompanyResults kind={kind} />
        </SearchColumns>
      </SearchProvider>
    </Page>
  )
}

function CompanyResults({ kind }: { kind: SearchKind<'companies'> }) {
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
