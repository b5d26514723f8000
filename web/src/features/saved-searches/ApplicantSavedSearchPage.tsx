import { paths } from '@tandem/contract/paths'
import { Navigate, useParams } from 'react-router'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useApplicantSearchScreen } from '#lib/navigation/useApplicantSearchScreen.ts'
import { OtherRole } from './parts/OtherRole.tsx'
import { SavedSearchPage } from './record/SavedSearchPage.tsx'
import { useMaySave } from './state/queries.ts'

/** One saved search for applicants; without an id the list they belong to. */
export function ApplicantSavedSearchPage() {
  const t = useTexts('savedSearches')
  const to = useTo()
  const { searchId } = useParams()
  const maySave = useMaySave('applicants')
  const search = paths[useApplicantSearchScreen()]()
  if (!maySave) {
    return (
      <OtherRole
        title={t('other.admin.title')}
        text={t('other.admin.text')}
        action={t('other.admin.action')}
        path={search}
      />
    )
  }
  return searchId ? (
    <SavedSearchPage key={searchId} group="applicants" id={searchId} />
  ) : (
    <Navigate to={to(paths.applicantSavedSearches())} replace />
  )
}
