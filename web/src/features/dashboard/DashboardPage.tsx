import { useQuery } from '@tanstack/react-query'
import { ownRequestsQuery } from '#features/applicant-requests/public.ts'
import { ReviewPanel, SentBackTexts } from '#features/companies/public.ts'
import { openInterviewsQuery } from '#features/interviews/public.ts'
import { newestMatchesQuery } from '#features/matching/public.ts'
import { requestIdOf } from '#lib/api/failure-of.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useMayOpen } from '#lib/session/may-open.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { Page } from '#ui/layout/Page.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { DashboardCards } from './DashboardCards.tsx'
import { DashboardLead } from './DashboardLead.tsx'
import styles from './DashboardPage.module.css'
import { DashboardSkeleton } from './DashboardSkeleton.tsx'
import { dashboardQuery } from './queries.ts'

export function DashboardPage() {
  const t = useTexts('dashboard')
  const { type, firstName, lastName } = useSignedIn()
  const { data, error, refetch } = useQuery(dashboardQuery(useLocale()))
  const isLoading = useArePartsLoading()
  return (
    <Page>
      <PageHead
        title={t(type === 'applicant' ? 'hello' : 'goodDay', { firstName, lastName })}
        // A space that does not break keeps its line while it loads.
        lead={data && !isLoading ? <DashboardLead dashboard={data} /> : '\u00a0'}
      />
      {data && !isLoading ? (
        <>
          {type === 'company' && <SentBackTexts className={styles.review} />}
          {data.review && (
            <div className={styles.review}>
              <ReviewPanel review={data.review} />
            </div>
          )}
          <DashboardCards dashboard={data} />
        </>
      ) : error && !data ? (
        <ErrorState onRetry={() => void refetch()} requestId={requestIdOf(error)} />
      ) : (
        <DashboardSkeleton />
      )}
    </Page>
  )
}

/** Whether something is on its way that is absent or would move the cards below it; what fails does not keep them. */
function useArePartsLoading(): boolean {
  const isApplicant = useSignedIn().type === 'applicant'
  const hasInterviews = useMayOpen()('receivedApplications') || isApplicant
  const interviews = useQuery({ ...openInterviewsQuery(), enabled: hasInterviews })
  const requests = useQuery({ ...ownRequestsQuery(useLocale()), enabled: isApplicant })
  const matches = useQuery({ ...newestMatchesQuery(useLocale()), enabled: isApplicant })
  return interviews.isLoading || requests.isLoading || matches.isLoading
}
