import { useQuery } from '@tanstack/react-query'
import { ownRequestsQuery } from '#features/applicant-requests/public.ts'
import { openInterviewsQuery } from '#features/interviews/public.ts'
import { newestMatchesQuery } from '#features/matching/public.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useMayOpen } from '#lib/session/may-open.ts'
import { useSignedIn } from '#lib/session/session-store.ts'

/** Whether something is on its way that is absent or would move the cards below it; what fails does not keep them. */
export function useArePartsLoading(): boolean {
  const isApplicant = useSignedIn().type === 'applicant'
  const hasInterviews = useMayOpen()('receivedApplications') || isApplicant
  const interviews = useQuery({ ...openInterviewsQuery(), enabled: hasInterviews })
  const requests = useQuery({ ...ownRequestsQuery(useLocale()), enabled: isApplicant })
  const matches = useQuery({ ...newestMatchesQuery(useLocale()), enabled: isApplicant })
  return interviews.isLoading || requests.isLoading || matches.isLoading
}
