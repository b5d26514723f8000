import { paths } from '@tandem/contract/paths'
import { useMemo } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useTo } from '#lib/i18n/locale.ts'
import { useSettings } from '#lib/settings.ts'
import { applicationKind } from '../frame/state/search-kinds.ts'
import { useNewestOffer } from './head/useOwnOffer.ts'
import { ProfileSearchPage } from './ProfileSearchPage.tsx'

/** Profile by profile; where that is turned off, the search for people takes its place. */
export function ApplicationSearchPage() {
  const to = useTo()
  const { search } = useLocation()
  const { enableMatches, enableApplicationSearch } = useSettings().applicant
  const offer = useNewestOffer()
  const kind = useMemo(() => applicationKind(enableMatches, offer), [enableMatches, offer])
  if (!enableApplicationSearch) return <Navigate to={{ pathname: to(paths.applicants()), search }} replace />
  return <ProfileSearchPage kind={kind} />
}
