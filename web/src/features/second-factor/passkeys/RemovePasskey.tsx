import { useTexts } from '#lib/i18n/texts.ts'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { PasswordStep } from '../PasswordStep.tsx'
import { type Passkey, useRemovePasskey } from '../queries.ts'

type RemovePasskeyProps = { passkey: Passkey; onClose: () => void; onRemoved: () => void }

export function RemovePasskey({ passkey: { id, name }, onClose, onRemoved }: RemovePasskeyProps) {
  const t = useTexts('security')
  const remove = useRemovePasskey(id)
  return (
    <Dialog open onClose={onClose} title={t('passkeys.removeTitle', { name })} busy={remove.isPending}>
      <PasswordStep
        intro={t('passkeys.removeText')}
        confirm={t('passkeys.removeConfirm')}
        danger
        action={remove}
        onDone={onRemoved}
        onCancel={onClose}
      />
    </Dialog>
  )
}
