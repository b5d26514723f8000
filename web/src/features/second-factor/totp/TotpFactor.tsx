import { useState } from 'react'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { Button } from '#ui/actions/Button.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { Factor } from '../Factor.tsx'
import { PasswordStep } from '../PasswordStep.tsx'
import { afterSetUp, useConfirmTotp, useRemoveTotp, useStartTotp } from '../queries.ts'
import { RecoveryCodesDialog } from '../recovery/RecoveryCodesDialog.tsx'
import { ScanStep } from './ScanStep.tsx'

type TotpFactorProps = { since: string | null; hasPasskey: boolean; canRemove: boolean }

export function TotpFactor({ since, hasPasskey, canRemove }: TotpFactorProps) {
  const t = useTexts('security')
  const { day } = useFormats()
  const [open, setOpen] = useState<'set-up' | 'turn-off' | null>(null)
  const remove = useRemoveTotp()
  const close = () => {
    setOpen(null)
    remove.reset()
  }
  return (
    <Factor
      title={t('totp.title')}
      on={since !== null}
      text={since ? t('totp.onText', { day: day(since) }) : t('totp.offText')}
      actions={
        since ? (
          canRemove && (
            <Button variant="danger" onClick={() => setOpen('turn-off')}>
              {t('totp.turnOff')}
            </Button>
          )
        ) : (
          <Button onClick={() => setOpen('set-up')}>{t('totp.setUp')}</Button>
        )
      }
    >
      {open === 'set-up' && (
        <TotpSetUp
          onClose={() => {
            setOpen(null)
            void afterSetUp()
          }}
        />
      )}
      <Dialog
        open={open === 'turn-off'}
        onClose={close}
        title={t('totp.turnOffTitle')}
        busy={remove.isPending}
      >
        <PasswordStep
          intro={t(hasPasskey ? 'totp.turnOffTextWithPasskey' : 'totp.turnOffText')}
          confirm={t('totp.turnOffConfirm')}
          danger
          action={remove}
          onCancel={close}
          onDone={() => {
            close()
            notify({ type: 'success', title: t('totp.turnedOff') })
          }}
        />
      </Dialog>
    </Factor>
  )
}

/** Password, code to scan, recovery codes: one dialog after the other in the same place. */
function TotpSetUp({ onClose }: { onClose: () => void }) {
  const t = useTexts('security')
  const start = useStartTotp()
  const confirm = useConfirmTotp()
  const totp = start.data
  if (confirm.data) return <RecoveryCodesDialog codes={confirm.data.codes} onKept={onClose} />
  return (
    <Dialog open onClose={onClose} title={t(totp ? 'totp.scanTitle' : 'totp.setUpTitle')}>
      {totp ? (
        <ScanStep {...totp} confirm={confirm} onExpired={start.reset} onCancel={onClose} />
      ) : (
        <PasswordStep
          intro={t('totp.setUpIntro')}
          confirm={t('totp.goOn')}
          action={start}
          onDone={() => {}}
          onCancel={onClose}
        />
      )}
    </Dialog>
  )
}
