import { requestNoteMaxLength } from '@tandem/contract/applicant-requests'
import { useState } from 'react'
import { useUnsavedPart } from '#lib/form/unsaved-parts.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { CallFailed } from '../CallFailed.tsx'
import { useAskForName } from '../queries.ts'

type NameDialogProps = { applicantId: string; onClose: () => void; onDone: () => void }

export function NameDialog({ applicantId, onClose, onDone }: NameDialogProps) {
  const t = useTexts('applicantRequests')
  const [note, setNote] = useState('')
  const ask = useAskForName(applicantId)
  useUnsavedPart(note !== '')
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      busy={ask.isPending}
      title={t('ask.nameTitle')}
      confirm={t('ask.nameConfirm')}
      cancel={t('ask.cancel')}
      onConfirm={() => ask.mutate(note, { onSuccess: onDone })}
    >
      <Stack gap={4}>
        <Text>{t('ask.nameText')}</Text>
        <TextArea
          label={t('ask.note')}
          value={note}
          maxLength={requestNoteMaxLength}
          rows={3}
          onChange={({ target }) => setNote(target.value)}
        />
        <CallFailed error={ask.error} />
      </Stack>
    </ConfirmDialog>
  )
}
