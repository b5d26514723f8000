import type { ApplicationSummary } from '@tandem/contract/applications'
import { useEffect, useRef, useState } from 'react'
import { type BoardColumn, columnOf } from '#features/applications/stage/board-columns.ts'
import type { MovableStage } from '#features/applications/stage/send-move.ts'
import { useMove } from '#features/applications/stage/useMove.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import type { ReceivedApplication } from '../filters/filter-received.ts'

/** What a card asks of the board. The same object always, so that a card is drawn again only when it changes. */
export type CardActions = {
  move: (application: ReceivedApplication, stage: MovableStage) => void
  /** It was put to what is closed, which asks for how it ended; null when that was answered. */
  close: (application: ReceivedApplication | null) => void
  drag: (application: ReceivedApplication | null) => void
  focused: () => void
}

/** Moves cards, says so, and keeps the focus from falling into the gap that a card leaves. */
export function useBoardMoves(isWide: boolean) {
  const t = useTexts('applications')
  const [left, setLeft] = useState<{ id: string; column: BoardColumn } | null>(null)
  const [words, setWords] = useState('')
  const [closing, setClosing] = useState<ReceivedApplication | null>(null)
  const [dragged, setDragged] = useState<ReceivedApplication | null>(null)
  const alone = useRef<HTMLHeadingElement>(null)
  const move = useMove()

  function moveTo(application: ReceivedApplication, stage: MovableStage) {
    move(application, stage)
    const name = application.applicant?.name ?? ''
    setWords(t('move.done', { name, stage: t(`move.to.${stage}`) }))
    // In sight the focus goes along; out of sight it stays with the cards that remain.
    const column = columnOf(application)
    if (columnOf({ ...application, stage }) === column) return
    if (isWide) setLeft({ id: application.id, column })
    else alone.current?.focus()
  }
  const latestMove = useRef(moveTo)
  useEffect(() => {
    latestMove.current = moveTo
  })
  const [actions] = useState<CardActions>(() => ({
    move: (application, stage) => latestMove.current(application, stage),
    close: setClosing,
    drag: setDragged,
    focused: () => setLeft(null),
  }))
  return {
    words,
    actions,
    dragged,
    closing,
    /** The heading of the column that stands alone. */
    alone,
    takesFocus: (application: ApplicationSummary) =>
      left?.id === application.id && left.column !== columnOf(application),
  }
}
