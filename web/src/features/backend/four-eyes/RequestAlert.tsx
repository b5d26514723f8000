import {
  confirmFourEyesRequest,
  type FourEyesRequest,
  withdrawFourEyesRequest,
} from '@tandem/contract/backend/four-eyes'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#lib/api/call.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useSingleMutation } from '#lib/api/useSingleMutation.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { focusPageHeading } from '#lib/sections/go-to-section.ts'
import { Button } from '#ui/actions/Button.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'

type RequestAlertProps = {
  request: FourEyesRequest
  /** Where to go on, where what it was about is gone. */
  onConfirmed?: () => void
}

/** What waits for a second admin; whoever asked for it may take it back. */
export function RequestAlert({ request, onConfirmed }: RequestAlertProps) {
  const t = useTexts('people')
  const { dateTime } = useFormats()
  const [asks, setAsks] = useState(false)
  const decide = useDecideRequest()
  const { kind, can, requestedBy, expiresAt, reason, subject, into } = request

  function send(decision: 'confirm' | 'withdraw') {
    decide.mutate(
      { id: request.id, decision },
      {
        onSuccess: () => {
          setAsks(false)
          if (decision === 'confirm') onConfirmed?.()
          notify({ type: 'success', title: t(`request.done.${decision === 'confirm' ? kind : 'withdraw'}`) })
          // The alert goes, once the dialog has closed.
          requestAnimationFrame(focusPageHeading)
        },
      },
    )
  }
  return (
    <InlineAlert
      tone="warning"
      title={t(`request.kinds.${kind}`, {
        name: requestedBy ?? t('request.gone'),
        subject: subject.name,
        into: into?.name ?? '',
      })}
      actions={
        <>
          {can.confirm && (
            <Button size="sm" variant="primary" onClick={() => setAsks(true)}>
              {t('request.confirm')}
            </Button>
          )}
          {can.withdraw && (
            <Button size="sm" busy={decide.isPending && !asks} onClick={() => send('withdraw')}>
              {t('request.withdraw')}
            </Button>
          )}
        </>
      }
    >
      <p>{reason}</p>
      <p>{t(can.confirm ? 'request.yours' : 'request.waits', { when: dateTime(expiresAt) })}</p>
      {decide.error && !asks && <p role="alert">{failureTextOf(decide.error)}</p>}
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        busy={decide.isPending}
        title={t(`request.ask.${kind}`)}
        confirm={t('request.confirm')}
        cancel={t('cancel')}
        danger
        onConfirm={() => send('confirm')}
      >
        <Stack gap={3}>
          {t(`request.effect.${kind}`)}
          {decide.error && (
            <InlineAlert tone="danger" alert>
              {failureTextOf(decide.error)}
            </InlineAlert>
          )}
        </Stack>
      </ConfirmDialog>
    </InlineAlert>
  )
}

function useDecideRequest() {
  const queries = useQueryClient()
  // What was asked for shows in its record, and another admin may have decided.
  const again = () => void queries.invalidateQueries({ queryKey: ['backend'] })
  return useSingleMutation<FourEyesRequest[], { id: string; decision: 'confirm' | 'withdraw' }>({
    mutationFn: ({ id, decision }) =>
      call(decision === 'confirm' ? confirmFourEyesRequest : withdrawFourEyesRequest, { params: { id } }),
    onSuccess: again,
    onError: again,
  })
}
