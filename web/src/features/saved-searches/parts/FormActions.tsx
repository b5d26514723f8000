import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { Row } from '#ui/layout/Stack.tsx'

type FormActionsProps = {
  submit: string
  busyText: string
  busy: boolean
  onClose: () => void
  /** Where they stand outside of the form. */
  onSubmit?: () => void
}

export function FormActions({ submit, busyText, busy, onClose, onSubmit }: FormActionsProps) {
  const t = useTexts('savedSearches')
  return (
    <Row justify="end" gap={2} wrap>
      <Button variant="text" disabled={busy} onClick={onClose}>
        {t('cancel')}
      </Button>
      <Button
        type={onSubmit ? 'button' : 'submit'}
        variant="primary"
        busy={busy}
        busyText={busyText}
        onClick={onSubmit}
      >
        {submit}
      </Button>
    </Row>
  )
}
