import type { ApplicationSummary } from '@tandem/contract/applications'
import type { MovableStage } from '#features/applications/queries.ts'
import { Avatar } from '#ui/marks/Avatar.tsx'
import { CandidateLink } from '../CandidateLink.tsx'
import { MoveButton } from '../MoveButton.tsx'
import styles from './Candidate.module.css'

type CandidateHeadProps = { application: ApplicationSummary; onMove: (stage: MovableStage) => void }

export function CandidateHead({ application, onMove }: CandidateHeadProps) {
  const name = application.applicant?.name ?? ''
  const [place] = application.places
  return (
    <div className={styles.head}>
      <Avatar name={name} />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <CandidateLink id={application.id}>{name}</CandidateLink>
        </h3>
        {place && <p className={styles.place}>{place}</p>}
      </div>
      <div className={styles.move}>
        <MoveButton application={application} onMove={onMove} />
      </div>
    </div>
  )
}
