import { useMemo } from 'react'
import { useSettings } from '#lib/settings.ts'
import { applicantKind } from '../frame/state/search-kinds.ts'
import { ProfileSearchPage } from './ProfileSearchPage.tsx'

/** Person by person: of several profiles the one that fits the search best. */
export function ApplicantSearchPage() {
  const { enableMatches } = useSettings().applicant
  return <ProfileSearchPage kind={useMemo(() => applicantKind(enableMatches), [enableMatches])} />
}
