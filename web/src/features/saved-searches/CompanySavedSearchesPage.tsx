import { paths } from '@tandem/contract/paths'
import { useParams } from 'react-router'
import { useTexts } from '#lib/i18n/texts.ts'
import { PatternsPage } from './list/SavedSearchesPage.tsx'
import { OthersPatterns } from './OtherRole.tsx'
import { PatternPage } from './record/SavedSearchPage.tsx'
import { useMaySave } from './state/queries.ts'

/** Saved searches for offers and companies, or the one of the address. */
export function CompanyPatternsPage() {
  const t = useTexts('patterns')
  const { searchId } = useParams()
  const maySave = useMaySave('companies')
  if (!maySave) {
    return (
      <OthersPatterns
        title={t('other.company.title')}
        text={t('other.company.text')}
        action={t('other.company.action')}
        path={paths.applicantSavedSearches()}
      />
    )
  }
  return searchId ? (
    <PatternPage key={searchId} sought="companies" id={searchId} />
  ) : (
    <PatternsPage sought="companies" />
  )
}
