import type { Colleague } from '@tandem/contract/accounts/colleagues'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { useRemoveColleague } from '../queries.ts'

type RemoveMemberProps = { member: Colleague; onClose: () => void; onRemoved: (name: string) => void }

export function RemoveMember({ member, onClose, onRemoved }: RemoveMemberProps) {
  const t = useTexts('colleagues')
  const remove = useRemoveColleague(member.id)
  const name = `${member.firstName} ${member.lastName}`
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('member.removeTitle', { name })}
      confirm={t('member.removeConfirm')}
      cancel={t('cancel')}
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate(undefined, { onSuccess: () => onRemoved(name) })}
    >
      {remove.error && (
        <InlineAlert tone="danger" title={t('member.removeFailed')} alert>
          {failureTextOf(remove.error)}
        </InlineAlert>
      )}
      <p>
        {t('member.removeText')}
        {member.permissions.includes('company-colleagues-manage') && ` ${t('member.removeLinks')}`}
      </p>
    </ConfirmDialog>
  )
}
