import type { ApplicationSummary } from '@tandem/contract/applications'
import { Avatar } from '#ui/marks/Avatar.tsx'
import { CandidateLink } from '../CandidateLink.tsx'
import styles from './TableName.module.css'

export function TableName({ application: { id, applicant, places } }: { application: ApplicationSummary }) {
  const [place] = places
  return (
    <div className={styles.person}>
      <Avatar name={applicant?.name ?? ''} />
      <div>
        <b className={styles.name}>
          <CandidateLink id={id}>{applicant?.name}</CandidateLink>
        </b>
        {place && <p className={styles.place}>{place}</p>}
      </div>
    </div>
  )
}
