import type { ApplicationSummary } from '@tandem/contract/applications'
import { type DragEvent, useEffect, useRef } from 'react'
import type { MovableStage } from '#features/applications/queries.ts'
import { useAgo } from '#lib/format/useAgo.ts'
import { cx } from '#ui/cx.ts'
import { MoveButton } from '../MoveButton.tsx'
import styles from './Candidate.module.css'
import { CandidateFacts } from './CandidateFacts.tsx'
import { CandidateHead } from './CandidateHead.tsx'
import { CandidateMarks } from './CandidateMarks.tsx'

type CandidateProps = {
  application: ApplicationSummary
  /** Null where no other column is in sight. */
  drag: { isUnderWay: boolean; onDrag: (dragged: ApplicationSummary | null) => void } | null
  /** It was moved by its menu, which is gone with its old place. */
  takesFocus: boolean
  onFocused: () => void
  onMove: (stage: MovableStage) => void
}

/** A card of the board. */
export function Candidate({ application, drag, takesFocus, onFocused, onMove }: CandidateProps) {
  const ago = useAgo()
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    card.current?.querySelector('a')?.focus()
    onFocused()
  }, [takesFocus, onFocused])

  function lift(event: DragEvent) {
    event.dataTransfer.effectAllowed = 'move'
    event.dataTransfer.setData('text/plain', application.applicant?.name ?? '')
    // The browser takes its picture of the card first; then the card itself pales.
    setTimeout(() => drag?.onDrag(application))
  }
  return (
    <article
      ref={card}
      className={cx(styles.card, drag?.isUnderWay && styles.dragged)}
      draggable={drag !== null}
      onDragStart={lift}
      onDragEnd={() => drag?.onDrag(null)}
    >
      <CandidateHead application={application} />
      <CandidateFacts application={application} />
      <CandidateMarks application={application} />
      <div className={styles.foot}>
        <p className={styles.since}>{ago(application.updatedAt)}</p>
        <div className={styles.move}>
          <MoveButton application={application} onMove={onMove} />
        </div>
      </div>
    </article>
  )
}
