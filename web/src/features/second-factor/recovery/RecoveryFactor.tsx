import { useState } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { Factor } from '../Factor.tsx'
import { PasswordStep } from '../PasswordStep.tsx'
import { useRenewRecoveryCodes } from '../queries.ts'
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx'

export function RecoveryFactor({ left }: { left: number }) {
  const t = useTexts('security')
  const [open, setOpen] = useState(false)
  return (
    <Factor
      title={t('recovery.title')}
      text={t('recovery.left', { count: left })}
      actions={
        <Button onClick={() => setOpen(true)}>{t(left > 0 ? 'recovery.renew' : 'recovery.make')}</Button>
      }
    >
      {open && <NewRecoveryCodes hasSome={left > 0} onClose={() => setOpen(false)} />}
    </Factor>
  )
}

function NewRecoveryCodes({ hasSome, onClose }: { hasSome: boolean; onClose: () => void }) {
  const t = useTexts('security')
  const renew = useRenewRecoveryCodes()
  // Making them changes how many there are, and so the words.
  const [replaces] = useState(hasSome)
  if (renew.data) return <RecoveryCodesDialog codes={renew.data.codes} onKept={onClose} />
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(replaces ? 'recovery.renewTitle' : 'recovery.makeTitle')}
      busy={renew.isPending}
    >
      <PasswordStep
        intro={t(replaces ? 'recovery.renewText' : 'recovery.makeText')}
        confirm={t(replaces ? 'recovery.renew' : 'recovery.make')}
        action={renew}
        onDone={() => {}}
        onCancel={onClose}
      />
    </Dialog>
  )
}
