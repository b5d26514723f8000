import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { PatternChips } from '#features/saved-searches/SavedSearchChips.tsx'
import { useTexts } from '#lib/i18n/texts.ts'
import { keepSearch } from '#lib/storage/search-storage.ts'
import { Page } from '#ui/layout/Page.tsx'
import { SearchBand } from '../frame/band/SearchBand.tsx'
import { SearchColumns } from '../frame/layout/SearchColumns.tsx'
import { SearchProvider } from '../frame/state/SearchProvider.tsx'
import { CompanyFilters } from './filters/CompanyFilters.tsx'
import { CompanyResults } from './results/CompanyResults.tsx'
import { useCompanyKind } from './useCompanyKind.ts'

export function CompanySearchPage() {
  const t = useTexts('companySearch')
  const { search } = useLocation()
  const kind = useCompanyKind()
  useEffect(() => keepSearch('companies', search), [search])
  return (
    <Page width="full">
      <title>{`${t('title')} – Tandem`}</title>
      <SearchProvider kind={kind}>
        <SearchBand
          title={t('title')}
          label={t('what')}
          placeholder={t('what')}
          suggest={['company', 'studyInterest', 'place']}
        >
          <PatternChips />
        </SearchBand>
        <SearchColumns kind={kind} filters={<CompanyFilters />}>
          <CompanyResults kind={kind} />
        </SearchColumns>
      </SearchProvider>
    </Page>
  )
}
