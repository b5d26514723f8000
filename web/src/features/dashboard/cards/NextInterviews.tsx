import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { OpenInterviewList, openInterviewsQuery } from '#features/interviews/public.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { DashboardCard } from './DashboardCard.tsx'
import { FailedCard } from './FailedCard.tsx'

export function NextInterviews({ exceptId }: { exceptId: string | undefined }) {
  const t = useTexts('interviews')
  const { data, error, refetch } = useQuery(openInterviewsQuery())
  if (!data && error) return <FailedCard title={t('open.title')} onRetry={() => void refetch()} />
  const frame = (title: string, list: ReactNode) => <DashboardCard title={title}>{list}</DashboardCard>
  return <OpenInterviewList frame={frame} exceptId={exceptId} />
}
