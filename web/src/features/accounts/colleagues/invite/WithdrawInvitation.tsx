import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { useWithdrawInvitation } from '../queries.ts'

type WithdrawInvitationProps = { id: string; onClose: () => void; onWithdrawn: () => void }

export function WithdrawInvitation({ id, onClose, onWithdrawn }: WithdrawInvitationProps) {
  const t = useTexts('colleagues')
  const withdraw = useWithdrawInvitation(id)
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('invitations.withdrawTitle')}
      confirm={t('invitations.withdrawConfirm')}
      cancel={t('cancel')}
      danger
      busy={withdraw.isPending}
      onConfirm={() => withdraw.mutate(undefined, { onSuccess: onWithdrawn })}
    >
      {withdraw.error && (
        <InlineAlert tone="danger" title={t('invitations.withdrawFailed')} alert>
          {failureTextOf(withdraw.error)}
        </InlineAlert>
      )}
      <p>{t('invitations.withdrawText')}</p>
    </ConfirmDialog>
  )
}
