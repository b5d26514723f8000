import { useMemo } from 'react'
import { useSettings } from '#lib/settings.ts'
import { applicantKind } from '../frame/state/search-kinds.ts'
import { useNewestOffer } from './head/useOwnOffer.ts'
import { ProfileSearchPage } from './ProfileSearchPage.tsx'

/** Person by person: of several profiles the one that fits the search best. */
export function ApplicantSearchPage() {
  const { enableMatches } = useSettings().applicant
  const offer = useNewestOffer()
  const kind = useMemo(() => applicantKind(enableMatches, offer), [enableMatches, offer])
  return <ProfileSearchPage kind={kind} />
}
