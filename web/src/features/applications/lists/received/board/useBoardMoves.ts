import type { ApplicationSummary } from '@tandem/contract/applications'
import { useRef, useState } from 'react'
import { type BoardColumn, columnOf } from '#features/applications/stage/board-columns.ts'
import type { MovableStage } from '#features/applications/stage/send-move.ts'
import { useMove } from '#features/applications/stage/useMove.ts'
import { useTexts } from '#lib/i18n/texts.ts'

/** Moves cards, says so, and keeps the focus from falling into the gap that a card leaves. */
export function useBoardMoves(isWide: boolean) {
  const t = useTexts('applications')
  const [left, setLeft] = useState<{ id: string; column: BoardColumn } | null>(null)
  const [words, setWords] = useState('')
  const alone = useRef<HTMLHeadingElement>(null)
  const move = useMove()

  return {
    words,
    /** The heading of the column that stands alone. */
    alone,
    moveTo(application: ApplicationSummary, stage: MovableStage) {
      move(application, stage)
      const name = application.applicant?.name ?? ''
      setWords(t('move.done', { name, stage: t(`move.to.${stage}`) }))
      // In sight the focus goes along; out of sight it stays with the cards that remain.
      const column = columnOf(application)
      if (columnOf({ ...application, stage }) === column) return
      if (isWide) setLeft({ id: application.id, column })
      else alone.current?.focus()
    },
    takesFocus: (application: ApplicationSummary) =>
      left?.id === application.id && left.column !== columnOf(application),
    onFocused: () => setLeft(null),
  }
}
