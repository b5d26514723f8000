import { useMemo } from 'react'
import { useAccount } from '#lib/session/session-store.ts'
import { useSettings } from '#lib/settings.ts'
import type { Allowed } from './search-kinds.ts'

/** What the reader can order by, and whether there is a map. */
export function useAllowedKind<Kind>(kindOf: (allowed: Allowed) => Kind): Kind {
  const { applicant, company } = useSettings()
  const type = useAccount()?.type
  const matches = applicant.enableMatches && type === 'applicant'
  const map = company.map.enable
  return useMemo(() => kindOf({ matches, map }), [kindOf, matches, map])
}
