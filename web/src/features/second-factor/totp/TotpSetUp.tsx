import { useTexts } from '#lib/i18n/texts.ts'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { PasswordStep } from '../PasswordStep.tsx'
import { useConfirmTotp, useStartTotp } from '../queries.ts'
import { RecoveryCodesDialog } from '../recovery/RecoveryCodesDialog.tsx'
import { ScanStep } from './ScanStep.tsx'

/** Password, code to scan, recovery codes: one dialog after the other in the same place. */
export function TotpSetUp({ onClose }: { onClose: () => void }) {
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
