import { type ApplicationSummary, applicationTypes } from '@tandem/contract/applications'
import { type DragEvent, memo, useEffect, useRef } from 'react'
import { OriginTag } from '#features/applications/stage/OriginTag.tsx'
import { StageTag } from '#features/applications/stage/StageTag.tsx'
import { BookmarkButton } from '#features/bookmarks/public.ts'
import { MatchRing } from '#features/matching/public.ts'
import { AssessmentMarks } from '#features/received-applications/public.ts'
import { useAgo } from '#lib/format/useAgo.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { cardId } from '#lib/navigation/return-to-card.ts'
import { cx } from '#ui/cx.ts'
import { Avatar } from '#ui/marks/Avatar.tsx'
import { Tag } from '#ui/marks/Tag.tsx'
import { ApplicantPlace } from '../ApplicantPlace.tsx'
import { CandidateLink } from '../CandidateLink.tsx'
import { DueMark } from '../DueMark.tsx'
import type { ReceivedApplication } from '../filters/filter-received.ts'
import { MoveButton } from '../MoveButton.tsx'
import { SelectBox } from '../selection/selection.tsx'
import styles from './Candidate.module.css'
import { CandidateFacts } from './CandidateFacts.tsx'
import type { CardActions } from './useBoardMoves.ts'

type CandidateProps = {
  application: ReceivedApplication
  /** Not where no other column is in sight, nor while the company is suspended. */
  canBeDragged: boolean
  isDragged: boolean
  /** It was moved by its menu, which is gone with its old place. */
  takesFocus: boolean
  actions: CardActions
}

/** A card of the board. A board holds hundreds, so it is drawn again only when it changes. */
export const Candidate = memo(function Candidate(props: CandidateProps) {
  const { application, canBeDragged, isDragged, takesFocus, actions } = props
  const ago = useAgo()
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    card.current?.querySelector('a')?.focus()
    actions.focused()
  }, [takesFocus, actions])

  function lift(event: DragEvent) {
    event.dataTransfer.effectAllowed = 'move'
    event.dataTransfer.setData('text/plain', application.applicant?.name ?? '')
    // The browser takes its picture of the card first; then the card itself pales.
    setTimeout(() => actions.drag(application))
  }
  return (
    <article
      ref={card}
      id={cardId(application.id)}
      className={cx(styles.card, isDragged && styles.dragged)}
      draggable={canBeDragged}
      onDragStart={lift}
      onDragEnd={() => actions.drag(null)}
    >
      <CandidateHead application={application} />
      <CandidateFacts application={application} />
      <CandidateMarks application={application} />
      {application.assessment && <AssessmentMarks assessment={application.assessment} />}
      <div className={styles.foot}>
        <div className={styles.select}>
          <SelectBox id={application.id} name={application.applicant?.name ?? ''} />
        </div>
        <p className={styles.since}>{ago(application.updatedAt)}</p>
        <div className={styles.bookmark}>
          <BookmarkButton
            type="application"
            id={application.id}
            name={application.applicant?.name ?? ''}
            size="sm"
          />
        </div>
        <div className={styles.move}>
          <MoveButton
            application={application}
            onMove={(stage) => actions.move(application, stage)}
            onClosing={() => actions.close(application)}
          />
        </div>
      </div>
    </article>
  )
})

/** What the column does not say already. */
function CandidateMarks({ application }: { application: ReceivedApplication }) {
  const t = useTexts('applications')
  const { stage, type, dueIn, isNew, origin } = application
  const tellsMore = stage === 'viewed' || stage === 'documents_missing'
  const isInitiative = type === applicationTypes.initiative
  const isDueSoon = dueIn !== null && dueIn <= 3
  if (!tellsMore && !isInitiative && !isNew && !isDueSoon && !origin) return null
  return (
    <div className={styles.marks}>
      {isNew && <Tag tone="practice">{t('received.newSince')}</Tag>}
      <DueMark dueIn={dueIn} />
      {tellsMore && <StageTag application={application} />}
      {isInitiative && <Tag>{t('received.initiative')}</Tag>}
      <OriginTag origin={origin} />
    </div>
  )
}

function CandidateHead({ application }: { application: ApplicationSummary }) {
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
