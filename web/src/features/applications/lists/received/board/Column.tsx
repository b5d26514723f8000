import { type DragEvent, type Ref, useId, useState } from 'react'
import { type BoardColumn, columnOf, stageOfColumn } from '#features/applications/stage/board-columns.ts'
import { StageTag } from '#features/applications/stage/StageTag.tsx'
import { useTexts } from '#lib/i18n/texts.ts'
import { cardId } from '#lib/navigation/return-to-card.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { cx } from '#ui/cx.ts'
import { Growing } from '#ui/data/Growing.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { CandidateLink } from '../CandidateLink.tsx'
import type { ReceivedApplication } from '../filters/filter-received.ts'
import { Candidate } from './Candidate.tsx'
import styles from './Column.module.css'
import type { CardActions } from './useBoardMoves.ts'

type ColumnProps = {
  column: BoardColumn
  applications: ReceivedApplication[]
  /** The only column in sight; the tab above names it. */
  isAlone: boolean
  headingRef: Ref<HTMLHeadingElement>
  dragged: ReceivedApplication | null
  takesFocus: (application: ReceivedApplication) => boolean
  actions: CardActions
}

/**
 * As many as a window shows of cards, and of rows that are less high: the first view draws no more, and no frame while
 * one scrolls, in which all five columns may grow.
 */
const steps = { cards: 4, rows: 12 }

export function Column(props: ColumnProps) {
  const { column, applications, isAlone, headingRef, dragged, takesFocus, actions } = props
  const t = useTexts('applications')
  const isSuspended = useSignedIn().companyStatus === 'suspended'
  const headingId = useId()
  const stage = stageOfColumn[column]
  const takes =
    (stage !== undefined || column === 'closed') && dragged !== null && columnOf(dragged) !== column
  const { isOver, dropZone } = useDropZone(takes, () => {
    if (dragged && stage) actions.move(dragged, stage)
    else if (dragged) actions.close(dragged)
  })
  return (
    <section aria-labelledby={headingId} className={cx(styles.column, isAlone && styles.alone)} {...dropZone}>
      <h2
        ref={isAlone ? headingRef : undefined}
        id={headingId}
        tabIndex={-1}
        className={cx(styles.head, column === 'new' && styles.new)}
      >
        {t(`columns.${column}`)} <span className={styles.count}>{applications.length}</span>
      </h2>
      <div className={styles.cards}>
        {takes && <div className={cx(styles.slot, isOver && styles.over)}>{t('received.dropHere')}</div>}
        {applications.length === 0 && <Nobody isAlone={isAlone} />}
        <Growing
          items={applications}
          step={column === 'closed' ? steps.rows : steps.cards}
          atLeast={applications.findIndex(takesFocus) + 1}
          more={(count) => t('received.moreInColumn', { count })}
        >
          {(shown) =>
            column === 'closed' ? (
              <ClosedList applications={shown} />
            ) : (
              shown.map((application) => (
                <Candidate
                  key={application.id}
                  application={application}
                  canBeDragged={!isAlone && !isSuspended}
                  isDragged={dragged?.id === application.id}
                  takesFocus={takesFocus(application)}
                  actions={actions}
                />
              ))
            )
          }
        </Growing>
      </div>
    </section>
  )
}

function ClosedList({ applications }: { applications: ReceivedApplication[] }) {
  if (applications.length === 0) return null
  return (
    <ul>
      {applications.map((application) => (
        <li key={application.id} id={cardId(application.id)} className={styles.closedRow}>
          <span className={styles.closedName}>
            <CandidateLink id={application.id}>{application.applicant?.name}</CandidateLink>
          </span>
          <StageTag application={application} />
        </li>
      ))}
    </ul>
  )
}

function Nobody({ isAlone }: { isAlone: boolean }) {
  const t = useTexts('applications')
  if (!isAlone) return <VisuallyHidden as="p">{t('received.emptyColumn')}</VisuallyHidden>
  return <p className={styles.nobody}>{t('received.emptyColumn')}</p>
}

/** Takes what is dragged onto an element, while it may. Spread `dropZone` on the element. */
function useDropZone(takes: boolean, onDrop: () => void) {
  // Entering a child leaves its parent, so only the depth tells whether the card is still above.
  const [depth, setDepth] = useState(0)
  if (!takes && depth !== 0) setDepth(0)
  const handlers = {
    onDragEnter: () => setDepth((before) => before + 1),
    onDragLeave: () => setDepth((before) => before - 1),
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      onDrop()
    },
  }
  return { isOver: depth > 0, dropZone: takes ? handlers : {} }
}
