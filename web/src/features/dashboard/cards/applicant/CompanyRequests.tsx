import { useQuery } from '@tanstack/react-query'
import { OpenRequests, ownRequestsQuery } from '#features/applicant-requests/public.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { DashboardCard } from '../DashboardCard.tsx'
import { FailedCard } from '../FailedCard.tsx'

export function CompanyRequests() {
  const t = useTexts('applicantRequests')
  const { data, error, refetch } = useQuery(ownRequestsQuery(useLocale()))
  if (!data && error) return <FailedCard title={t('dashboard.title')} onRetry={() => void refetch()} />
  return (
    <OpenRequests
      frame={(title, aside, list) => (
        <DashboardCard title={title} aside={aside}>
          {list}
        </DashboardCard>
      )}
    />
  )
}
