import type { ApplicationSummary } from '@tandem/contract/applications'
import { StageTag } from '#features/applications/stage/StageTag.tsx'
import { CandidateLink } from '../CandidateLink.tsx'
import styles from './ClosedList.module.css'

export function ClosedList({ applications }: { applications: ApplicationSummary[] }) {
  if (applications.length === 0) return null
  return (
    <ul>
      {applications.map((application) => (
        <li key={application.id} className={styles.row}>
          <span className={styles.name}>
            <CandidateLink id={application.id}>{application.applicant?.name}</CandidateLink>
          </span>
          <StageTag application={application} />
        </li>
      ))}
    </ul>
  )
}
