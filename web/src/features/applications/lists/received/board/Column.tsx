import { type DragEvent, type ReactNode, type Ref, useId, useState } from 'react'
import { type BoardColumn, columnOf, stageOfColumn } from '#features/applications/stage/board-columns.ts'
import type { MovableStage } from '#features/applications/stage/send-move.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { cx } from '#ui/cx.ts'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import type { ReceivedApplication } from '../filters/filter-received.ts'
import styles from './Column.module.css'

type ColumnProps = {
  column: BoardColumn
  count: number
  /** The only column in sight; the tab above names it. */
  isAlone: boolean
  headingRef: Ref<HTMLHeadingElement>
  dragged: ReceivedApplication | null
  onDrop: (application: ReceivedApplication, stage: MovableStage) => void
  /** It was put to what is closed, which asks for how it ended. */
  onClosing: (application: ReceivedApplication) => void
  children: ReactNode
}

export function Column(props: ColumnProps) {
  const { column, count, isAlone, headingRef, dragged, onDrop, onClosing, children } = props
  const t = useTexts('applications')
  const headingId = useId()
  const stage = stageOfColumn[column]
  const takes =
    (stage !== undefined || column === 'closed') && dragged !== null && columnOf(dragged) !== column
  const { isOver, dropZone } = useDropZone(takes, () => {
    if (dragged && stage) onDrop(dragged, stage)
    else if (dragged) onClosing(dragged)
  })
  return (
    <section aria-labelledby={headingId} className={cx(styles.column, isAlone && styles.alone)} {...dropZone}>
      <h2
        ref={isAlone ? headingRef : undefined}
        id={headingId}
        tabIndex={-1}
        className={cx(styles.head, column === 'new' && styles.new)}
      >
        {t(`columns.${column}`)} <span className={styles.count}>{count}</span>
      </h2>
      <div className={styles.cards}>
        {takes && <div className={cx(styles.slot, isOver && styles.over)}>{t('received.dropHere')}</div>}
        {children}
        {count === 0 && <Nobody isAlone={isAlone} />}
      </div>
    </section>
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
