import { IconUserPlus } from '@tabler/icons-react'
import type { AssessmentSummary } from '@tandem/contract/received-applications'
import { useRef } from 'react'
import { isRefusal } from '#lib/api/api-error.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { useAssignHandler } from '../queries.ts'
import { AssessmentMarks } from './AssessmentMarks.tsx'
import styles from './HandlerCell.module.css'

type HandlerCellProps = {
  applicationId: string
  /** Who applied. */
  name: string
  assessment: AssessmentSummary | null
  /** Oneself may handle it. */
  mayTakeOver: boolean
}

/** Who handles an application, in a row of a list; where nobody does, it is taken over here. */
export function HandlerCell({ applicationId, name, assessment, mayTakeOver }: HandlerCellProps) {
  const t = useTexts('receivedApplications')
  const { id: ownId } = useSignedIn()
  const cell = useRef<HTMLDivElement>(null)
  const assign = useAssignHandler(applicationId)
  const isFree = mayTakeOver && !assessment?.handler

  function takeOver() {
    if (assign.isPending) return
    assign.mutate(
      { handlerId: ownId, revision: assessment?.revision ?? 0 },
      {
        onSuccess: ({ handler }) => {
          // The button goes now that it has done its work: the focus stays in the row.
          if (cell.current?.contains(document.activeElement)) cell.current.focus()
          notify({ type: 'success', title: t('handler.taken', { name, handler: handler?.name ?? '' }) })
        },
        onError: (error) =>
          notify({
            type: 'warning',
            title: t('failed'),
            desc: isRefusal(error, 'changed_elsewhere') ? t('handler.changed') : failureTextOf(error),
          }),
      },
    )
  }
  return (
    <div ref={cell} tabIndex={-1} className={styles.cell}>
      {isFree && <IconButton icon={IconUserPlus} label={t('handler.take', { name })} onClick={takeOver} />}
      {assessment && <AssessmentMarks assessment={assessment} />}
      {!isFree && !assessment && '–'}
    </div>
  )
}
