import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useTexts } from '#lib/i18n/texts.ts'
import { keepSearch } from '#lib/storage/search-storage.ts'
import { Container } from '#ui/layout/Container.tsx'
import { Page } from '#ui/layout/Page.tsx'
import styles from './OfferSearchPage.module.css'
import { FilterRail } from './search/filters/FilterRail.tsx'
import { Results } from './search/results/Results.tsx'
import { SearchBand } from './search/SearchBand.tsx'

export function OfferSearchPage() {
  const t = useTexts('offers')
  const { search } = useLocation()
  useEffect(() => keepSearch('offers', search), [search])
  return (
    <Page width="full">
      <title>{`${t('title')} – Tandem`}</title>
      <SearchBand />
      <Container className={styles.columns}>
        <FilterRail />
        <Results />
      </Container>
    </Page>
  )
}
