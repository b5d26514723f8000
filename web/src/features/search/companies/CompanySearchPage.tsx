import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useTexts } from '#lib/i18n/texts.ts'
import { useOfferType } from '#lib/offer-type.ts'
import { storeSearch } from '#lib/storage/search-storage.ts'
import { Page } from '#ui/layout/Page.tsx'
import { SearchBand } from '../frame/band/SearchBand.tsx'
import { SearchColumns } from '../frame/layout/SearchColumns.tsx'
import { SearchProvider } from '../frame/state/SearchProvider.tsx'
import { companyKind } from '../frame/state/search-kinds.ts'
import { useSearchSlots } from '../frame/state/search-slots.ts'
import { useAllowedKind } from '../frame/state/useAllowedKind.ts'
import { CompanyFilters } from './CompanyFilters.tsx'
import { CompanyResults } from './CompanyResults.tsx'

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
