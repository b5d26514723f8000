import type { ApplicationSummary } from '@tandem/contract/applications'
import { MatchRing } from '#features/matching/public.ts'
import { Avatar } from '#ui/marks/Avatar.tsx'
import { ApplicantPlace } from '../ApplicantPlace.tsx'
import { CandidateLink } from '../CandidateLink.tsx'
import styles from './Candidate.module.css'

export function CandidateHead({ application }: { application: ApplicationSummary }) {
  const name = application.applicant?.name ?? ''
  return (
    <div className={styles.head}>
      <Avatar name={name} />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <CandidateLink id={application.id}>{name}</CandidateLink>
        </h3>
        <ApplicantPlace application={application} className={styles.place} />
      </div>
      {application.match && <MatchRing match={application.match} size={44} of={name} />}
    </div>
  )
}
