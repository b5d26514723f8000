import {
  confirmFourEyesRequest,
  type FourEyesRequest,
  withdrawFourEyesRequest,
} from '@tandem/contract/backend/four-eyes'
import { paths } from '@tandem/contract/paths'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { isRefusal } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useSingleMutation } from '#lib/api/useSingleMutation.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { focusPageHeading } from '#lib/sections/go-to-section.ts'
import { Button } from '#ui/actions/Button.tsx'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'

type Decision = 'confirm' | 'withdraw' | 'refuse'

type RequestAlertProps = {
  request: FourEyesRequest
  /** Where to go on, where what it was about is gone. */
  onConfirmed?: () => void
}

/** What waits for a second admin; whoever asked for it may take it back, all others may refuse it. */
export function RequestAlert({ request, onConfirmed }: RequestAlertProps) {
  const t = useTexts('people')
  const to = useTo()
  const { dateTime } = useFormats()
  const [asks, setAsks] = useState(false)
  const decide = useDecideRequest()
  const { kind, can, requestedBy, expiresAt, reason, subject, into, removal, profileId } = request
  const moot =
    (kind === 'remove_offer' && (!removal || removal.effect === 'none') && kind) ||
    (kind === 'remove_profile' && !profileId && kind)

  function send(decision: Decision) {
    decide.mutate(
      { request, decision },
      {
        onSuccess: () => {
          flushSync(() => setAsks(false))
          if (decision === 'confirm') onConfirmed?.()
          notify({
            type: 'success',
            title: t(`request.done.${decision === 'confirm' ? kind : decision}`),
            ...(decision !== 'withdraw' && { desc: t(`request.told.${decision}`) }),
          })
          // The alert goes, as the dialog did.
          focusPageHeading()
        },
        onError: (error) => {
          // The alert goes, and what it or its dialog said with it.
          if (!isRefusal(error, 'request_closed')) return
          flushSync(() => setAsks(false))
          notify({ type: 'warning', title: t('done.changedElsewhere'), desc: t('done.changedText') })
          focusPageHeading()
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
          {(can.withdraw || can.refuse) && (
            <Button
              size="sm"
              busy={decide.isPending && !asks}
              onClick={() => send(can.withdraw ? 'withdraw' : 'refuse')}
            >
              {t(can.withdraw ? 'request.withdraw' : 'request.refuse')}
            </Button>
          )}
          {subject.type === 'offer' && removal && (
            <TextLink to={to(paths.offer({ offerId: subject.id }))}>{t('request.toOffer')}</TextLink>
          )}
          {profileId && (
            <TextLink to={to(paths.application({ applicationId: profileId }))}>
              {t('request.toProfile')}
            </TextLink>
          )}
        </>
      }
    >
      <p>{reason}</p>
      <p>
        {moot
          ? t(`request.moot.${moot}`)
          : t(can.confirm ? 'request.yours' : 'request.waits', { when: dateTime(expiresAt) })}
      </p>
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
          {kind !== 'remove_offer' && t(`request.effect.${kind}`)}
          {removal && removal.effect !== 'none' && <p>{t(`request.removal.${removal.effect}`)}</p>}
          {removal?.effect === 'close' && <p>{t('request.ends', { count: removal.openApplications })}</p>}
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
  return useSingleMutation<FourEyesRequest[], { request: FourEyesRequest; decision: Decision }>({
    mutationFn({ request: { id, removal }, decision }) {
      const params = { id }
      if (decision !== 'confirm') return call(withdrawFourEyesRequest, { params })
      if (!removal) return call(confirmFourEyesRequest, { params, body: {} })
      const { effect, openApplications } = removal
      return call(confirmFourEyesRequest, { params, body: { removal: { effect, openApplications } } })
    },
    onSuccess: again,
    onError: again,
  })
}
