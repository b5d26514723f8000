import { useQuery } from '@tanstack/react-query'
import { OpenInterviewList, openInterviewsQuery } from '#features/interviews/public.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { DashboardCard } from './DashboardCard.tsx'
import { FailedCard } from './FailedCard.tsx'

export function NextInterviews() {
  const t = useTexts('interviews')
  const { data, error, refetch } = useQuery(openInterviewsQuery())
  if (!data && error) return <FailedCard title={t('open.title')} onRetry={() => void refetch()} />
  return <OpenInterviewList frame={(title, list) => <DashboardCard title={title}>{list}</DashboardCard>} />
}
