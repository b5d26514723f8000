import { useQuery } from '@tanstack/react-query'
import { useAccount } from '#lib/session/session-store.ts'
import { ownProfileQuery } from '../queries.ts'

/** What an applicant's own profile says about school. */
export function useOwnSchool(): { qualification: string | null; grade: number | null } {
  const isApplicant = useAccount()?.type === 'applicant'
  const { data } = useQuery({ ...ownProfileQuery, enabled: isApplicant })
  return data ?? { qualification: null, grade: null }
}
