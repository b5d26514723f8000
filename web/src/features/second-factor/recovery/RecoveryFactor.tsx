import { useState } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { Factor } from '../Factor.tsx'
import { NewRecoveryCodes } from './NewRecoveryCodes.tsx'

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
