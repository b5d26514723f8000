import { OpenInterviewList } from '#features/interviews/public.ts'
import { DashboardCard } from './DashboardCard.tsx'

export function NextInterviews() {
  return <OpenInterviewList frame={(title, list) => <DashboardCard title={title}>{list}</DashboardCard>} />
}
