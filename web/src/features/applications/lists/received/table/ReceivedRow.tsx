import { StageTag } from '#features/applications/stage/StageTag.tsx'
import { MatchRing } from '#features/matching/public.ts'
import { AssessmentMarks } from '#features/received-applications/public.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { cardId } from '#lib/navigation/return-to-card.ts'
import { Tag } from '#ui/marks/Tag.tsx'
import { ApplicantPlace } from '../ApplicantPlace.tsx'
import { CandidateLink } from '../CandidateLink.tsx'
import type { ReceivedApplication } from '../filters/filter-received.ts'
import { SelectBox } from '../selection/selection.tsx'
import { AnswerDue } from './AnswerDue.tsx'
import styles from './ReceivedRow.module.css'

/** On a phone: who, for what, how far and by when. What else one does with it is done where it opens, or by choosing it. */
export function ReceivedRow({ application }: { application: ReceivedApplication }) {
  const t = useTexts('applications')
  const { id, applicant, target, match, assessment, isNew } = application
  const name = applicant?.name ?? ''
  return (
    <div id={cardId(id)} className={styles.row}>
      <div className={styles.box}>
        <SelectBox id={id} name={name} />
      </div>
      <div className={styles.words}>
        <b className={styles.name}>
          <CandidateLink id={id}>{name}</CandidateLink>
        </b>
        <ApplicantPlace application={application} className={styles.place} />
        <p className={styles.offer}>{target?.offerTitle ?? t('received.initiative')}</p>
      </div>
      {match && <MatchRing match={match} size={44} of={applicant?.name ?? null} />}
      <div className={styles.marks}>
        <StageTag application={application} />
        {isNew && <Tag tone="practice">{t('received.newSince')}</Tag>}
        {assessment && <AssessmentMarks assessment={assessment} />}
        <span className={styles.due}>
          <AnswerDue application={application} short />
        </span>
      </div>
    </div>
  )
}
