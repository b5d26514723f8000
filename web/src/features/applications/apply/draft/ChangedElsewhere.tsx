import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refusalOf } from '#lib/api/refusal-of.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { focusStepHeading } from '../useApplyStep.ts'
import type { DraftEditing } from './useDraftEditing.ts'

/** The same draft was saved in another window: a person decides which version stays. */
export function ChangedElsewhere({ resolve }: Pick<DraftEditing, 'resolve'>) {
  const t = useTexts('applications')
  const settle = useMutation({ mutationFn: resolve })
  // The button that was pressed goes with the question.
  useEffect(
    () => () => {
      if (document.activeElement === document.body) focusStepHeading()
    },
    [],
  )
  return (
    <InlineAlert
      tone="warning"
      alert
      title={t('apply.conflict.title')}
      actions={
        <>
          <Button size="sm" busy={settle.isPending} onClick={() => settle.mutate('mine')}>
            {t('apply.conflict.mine')}
          </Button>
          <Button size="sm" busy={settle.isPending} onClick={() => settle.mutate('theirs')}>
            {t('apply.conflict.theirs')}
          </Button>
        </>
      }
    >
      {t('apply.conflict.text')}
      {settle.isError && <p>{refusalOf(settle.error) ?? t('apply.unreached')}</p>}
    </InlineAlert>
  )
}
