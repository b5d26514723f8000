import { useMemo } from 'react'
import { useSignedIn } from '#lib/session/session-store.ts'
import { useSettings } from '#lib/settings.ts'
import { offerKind } from '../frame/state/search-kinds.ts'

/** What the reader can order by, and whether there is a map. */
export function useOfferKind() {
  const { applicant, company } = useSettings()
  const { type } = useSignedIn()
  const matches = applicant.enableMatches && type === 'applicant'
  const map = company.map.enable
  return useMemo(() => offerKind({ matches, map }), [matches, map])
}
