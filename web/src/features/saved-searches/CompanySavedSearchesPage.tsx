import { paths } from '@tandem/contract/paths'
import { useParams } from 'react-router'
import { useTexts } from '#lib/i18n/texts.ts'
import { SavedSearchesPage } from './list/SavedSearchesPage.tsx'
import { OtherRole } from './parts/OtherRole.tsx'
import { SavedSearchPage } from './record/SavedSearchPage.tsx'
import { useMaySave } from './state/queries.ts'

/** Saved searches for offers and companies, or the one of the address. */
export function CompanySavedSearchesPage() {
  const t = useTexts('savedSearches')
  const { searchId } = useParams()
  const maySave = useMaySave('companies')
  if (!maySave) {
    return (
      <OtherRole
        title={t('other.company.title')}
        text={t('other.company.text')}
        action={t('other.company.action')}
        path={paths.applicantSavedSearches()}
      />
    )
  }
  return searchId ? (
    <SavedSearchPage key={searchId} group="companies" id={searchId} />
  ) : (
    <SavedSearchesPage group="companies" />
  )
}
