import type { Interview } from '@tandem/contract/interviews'
import { useState } from 'react'
import { useUnsavedPart } from '#lib/form/unsaved-parts.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { CallFailed } from '../CallFailed.tsx'
import { useCancellation } from '../queries.ts'

type CancelDialogProps = {
  interview: Interview
  text: string
  open: boolean
  onClose: () => void
  onDone: () => void
}

export function CancelDialog({ interview, text, open, onClose, onDone }: CancelDialogProps) {
  const t = useTexts('interviews')
  const [reason, setReason] = useState('')
  useUnsavedPart(open && reason !== '')
  const cancel = useCancellation(interview, () => {
    onClose()
    onDone()
  })
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      busy={cancel.isPending}
      title={t('cancel.title')}
      confirm={t('cancel.confirm')}
      cancel={t('cancel.keep')}
      onConfirm={() => cancel.mutate(reason)}
      danger
    >
      <Stack gap={4}>
        <Text>{text}</Text>
        <TextArea
          label={t('cancel.reason')}
          value={reason}
          maxLength={500}
          rows={2}
          onChange={({ target }) => setReason(target.value)}
        />
        <CallFailed error={cancel.error} />
      </Stack>
    </ConfirmDialog>
  )
}
