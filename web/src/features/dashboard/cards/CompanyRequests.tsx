import { OpenRequests } from '#features/applicant-requests/public.ts'
import { DashboardCard } from './DashboardCard.tsx'

export function CompanyRequests() {
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
