import type { Dashboard } from '@tandem/contract/dashboard'
import { useQuery } from '@tanstack/react-query'
import { ReviewPanel } from '#features/companies/public.ts'
import { requestIdOf } from '#lib/api/failure-of.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useMayOpen } from '#lib/session/may-open.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { Page } from '#ui/layout/Page.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { DashboardCards } from './DashboardCards.tsx'
import styles from './DashboardPage.module.css'
import { DashboardSkeleton } from './DashboardSkeleton.tsx'
import { dashboardQuery } from './queries.ts'

export function DashboardPage() {
  const t = useTexts('dashboard')
  const { type, firstName, lastName } = useSignedIn()
  const { data, error, refetch } = useQuery(dashboardQuery(useLocale()))
  const lead = useLead(data)
  return (
    <Page>
      <PageHead title={t(type === 'applicant' ? 'hello' : 'goodDay', { firstName, lastName })} lead={lead} />
      {data?.review && (
        <div className={styles.review}>
          <ReviewPanel review={data.review} />
        </div>
      )}
      {data ? (
        <DashboardCards dashboard={data} />
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} requestId={requestIdOf(error)} />
      ) : (
        <DashboardSkeleton />
      )}
    </Page>
  )
}

/** What is going on, in a sentence or two. A space that does not break keeps its line while it loads. */
function useLead(dashboard: Dashboard | undefined): string {
  const t = useTexts('dashboard')
  const mayOpen = useMayOpen()
  if (!dashboard) return '\u00a0'
  const { account, openApplications: count, messages } = dashboard
  const applications =
    account.type === 'applicant'
      ? t('lead.own', { count })
      : mayOpen('receivedApplications')
        ? t('lead.received', { count })
        : ''
  const { readMessages, unreadMessages } = messages
  const unread = readMessages + unreadMessages > 0 ? t('lead.unread', { count: unreadMessages }) : ''
  return `${applications} ${unread}`.trim()
}
