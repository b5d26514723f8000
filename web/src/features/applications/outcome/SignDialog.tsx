import type { Application } from '@tandem/contract/applications'
import { useState } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { OutcomeFailed } from './OutcomeFailed.tsx'
import { useRecordOutcome } from './queries.ts'
import { needsYear, YearField } from './YearField.tsx'

type SignDialogProps = {
  application: Application
  name: string
  open: boolean
  onClose: () => void
  onSigned: () => void
}

export function SignDialog({ application, name, open, onClose, onSigned }: SignDialogProps) {
  const t = useTexts('applications')
  const record = useRecordOutcome(application.id)
  const [startYear, setYear] = useState<number>()
  const { revision, freePlaces, outcome } = application
  // Whoever accepted has their place already.
  const years = outcome === 'place_taken' ? [] : freePlaces
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      busy={record.isPending}
      title={t('outcome.sign.title', { name })}
      confirm={t('outcome.sign.confirm')}
      cancel={t('outcome.cancel')}
      onConfirm={() => {
        if (needsYear(years, startYear)) return
        record.mutate(
          { outcome: 'contract_signed', startYear, revision },
          {
            onSuccess: () => {
              onClose()
              onSigned()
            },
          },
        )
      }}
    >
      <Stack gap={4}>
        <Text>{t('outcome.sign.text', { name })}</Text>
        <YearField years={years} value={startYear} onChange={setYear} />
        <OutcomeFailed error={record.error} />
      </Stack>
    </ConfirmDialog>
  )
}
