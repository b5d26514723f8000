import type { Application } from '@tandem/contract/applications'
import { refusalOf } from '#lib/api/refusal-of.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { type MovableStage, useMoveApplication } from '../queries.ts'

/** Moves an application and tells of what went wrong. */
export function useMove(): (
  application: Pick<Application, 'id' | 'stage' | 'updatedAt'>,
  stage: MovableStage,
) => void {
  const t = useTexts('applications')
  const { mutate } = useMoveApplication()
  return (application, stage) =>
    mutate(
      { application, stage },
      {
        onError: (error) =>
          notify({ type: 'danger', title: t('move.failed'), desc: refusalOf(error) ?? t('move.unreached') }),
      },
    )
}
