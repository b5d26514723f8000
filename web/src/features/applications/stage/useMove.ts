import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { isRefusal } from '#lib/api/api-error.ts'
import { refusalOf } from '#lib/api/refusal-of.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { type MovableStage, type MovedApplication, sendMove } from './send-move.ts'

/** Moves an application and tells of what went wrong. */
export function useMove(): (application: MovedApplication, stage: MovableStage) => void {
  const t = useTexts('applications')
  const queries = useQueryClient()
  return useCallback(
    (application, stage) => {
      sendMove(queries, application, stage).catch((error: unknown) => {
        // What a colleague made of it is shown by then: the lists are asked for again.
        if (isRefusal(error, 'changed_elsewhere'))
          return notify({ type: 'warning', title: t('move.failed'), desc: t('move.changedElsewhere') })
        notify({ type: 'danger', title: t('move.failed'), desc: refusalOf(error) ?? t('move.unreached') })
      })
    },
    [queries, t],
  )
}
