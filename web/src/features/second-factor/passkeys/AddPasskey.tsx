import { useEffect } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { PasswordStep } from '../PasswordStep.tsx'
import { useAddPasskey } from '../queries.ts'
import { cancelPasskey } from './create-passkey.ts'
import { PasskeyNameForm } from './PasskeyNameForm.tsx'

/** The passkey is kept as soon as it is made; its name can wait, and nothing is lost without it. */
export function AddPasskey({ onClose }: { onClose: () => void }) {
  const t = useTexts('security')
  const add = useAddPasskey({
    securityKey: t('passkeys.securityKey'),
    phone: t('passkeys.phone'),
    device: t('passkeys.device'),
  })
  useEffect(() => () => void cancelPasskey(), [])
  const added = add.data
  return (
    <Dialog open onClose={onClose} title={t(added ? 'passkeys.nameTitle' : 'passkeys.addTitle')}>
      {added ? (
        <PasskeyNameForm passkey={added} intro={t('passkeys.nameIntro')} onClose={onClose} />
      ) : (
        <PasswordStep
          intro={t('passkeys.addIntro')}
          confirm={t('passkeys.addSubmit')}
          busyText={t('passkeys.waiting')}
          action={add}
          failure={(error) =>
            error.name === 'InvalidStateError' ? t('passkeys.known') : t('passkeys.notMade')
          }
          onDone={() => {}}
          onCancel={onClose}
        />
      )}
    </Dialog>
  )
}
