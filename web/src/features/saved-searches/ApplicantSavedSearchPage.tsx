import { paths } from '@tandem/contract/paths'
import { Navigate, useParams } from 'react-router'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useApplicantSearchScreen } from '#lib/useApplicantSearchScreen.ts'
import { OthersPatterns } from './OtherRole.tsx'
import { PatternPage } from './record/SavedSearchPage.tsx'
import { useMaySave } from './state/queries.ts'

/** One saved search for applicants; without an id the list they belong to. */
export function ApplicantPatternPage() {
  const t = useTexts('patterns')
  const to = useTo()
  const { searchId } = useParams()
  const maySave = useMaySave('applicants')
  const search = paths[useApplicantSearchScreen()]()
  if (!maySave) {
    return (
      <OthersPatterns
        title={t('other.admin.title')}
        text={t('other.admin.text')}
        action={t('other.admin.action')}
        path={search}
      />
    )
  }
  return searchId ? (
    <PatternPage key={searchId} sought="applicants" id={searchId} />
  ) : (
    <Navigate to={to(paths.applicantSavedSearches())} replace />
  )
}
