import { Button } from '#ui/actions/Button.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'

interface ConfirmDialogProps extends Omit<DialogProps, 'actions'> {
  onClose: () => void
  /** The verb: "Angebot löschen". */
  confirm: string
  onConfirm: () => void
  cancel: string
  danger?: boolean
  /** The id of the words that say why it cannot be confirmed. */
  offBecauseOf?: string | undefined
}

export function ConfirmDialog({
  confirm,
  onConfirm,
  cancel,
  danger,
  offBecauseOf,
  ...dialog
}: ConfirmDialogProps) {
  return (
    <Dialog
      {...dialog}
      actions={
        <>
          <Button variant="text" onClick={dialog.onClose} disabled={dialog.busy}>
            {cancel}
          </Button>
          <Button
            variant={danger ? 'danger-filled' : 'primary'}
            onClick={onConfirm}
            busy={dialog.busy}
            disabled={offBecauseOf !== undefined}
            aria-describedby={offBecauseOf}
          >
            {confirm}
          </Button>
        </>
      }
    />
  )
}
