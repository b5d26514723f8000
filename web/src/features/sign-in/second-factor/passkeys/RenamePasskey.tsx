import { useTexts } from '#lib/i18n/texts.ts'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import type { Passkey } from '../queries.ts'
import { PasskeyNameForm } from './PasskeyNameForm.tsx'

export function RenamePasskey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const t = useTexts('security')
  return (
    <Dialog open onClose={onClose} title={t('passkeys.renameTitle')}>
      <PasskeyNameForm passkey={passkey} onClose={onClose} />
    </Dialog>
  )
}
