import type { FormEventHandler, ReactNode } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { RequiredLegend } from '#ui/fields/form/RequiredLegend.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'

type FormDialogProps = {
  title: string
  /** What will happen. */
  text?: string
  /** On its button. */
  submit: string
  busy: boolean
  /** What no field says. */
  problem: string | null
  /** Something to look at rather than a failure. */
  isWarning?: boolean
  onClose: () => void
  onSubmit: FormEventHandler<HTMLFormElement>
  children: ReactNode
}

/** A form in a dialog; what was typed stays when it fails. */
export function FormDialog({ title, text, problem, isWarning, children, ...dialog }: FormDialogProps) {
  const t = useTexts('office')
  const { submit, busy, onClose, onSubmit } = dialog
  return (
    <Dialog open onClose={onClose} title={title} busy={busy}>
      <form noValidate aria-label={title} onSubmit={onSubmit}>
        <Stack gap={4}>
          {text && <p>{text}</p>}
          {problem && (
            <InlineAlert tone={isWarning ? 'warning' : 'danger'} alert>
              {problem}
            </InlineAlert>
          )}
          {children}
          <RequiredLegend />
          <Row justify="end" gap={2} wrap>
            <Button variant="text" disabled={busy} onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" variant="primary" busy={busy} busyText={t('busy')}>
              {submit}
            </Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  )
}
