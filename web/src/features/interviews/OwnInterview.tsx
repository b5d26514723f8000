import { useQuery } from '@tanstack/react-query'
import { InterviewPanel } from './panel/InterviewPanel.tsx'
import { openInterviewsQuery } from './queries.ts'

type OwnInterviewProps = { applicationId: string; company: string }

/** Among an applicant's applications: only where an interview waits or is ahead. */
export function OwnInterview({ applicationId, company }: OwnInterviewProps) {
  const { data } = useQuery(openInterviewsQuery())
  if (!data?.some((each) => each.applicationId === applicationId)) return null
  return <InterviewPanel applicationId={applicationId} side="applicant" name={company} level={3} />
}
