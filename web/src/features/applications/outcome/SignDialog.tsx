import { useTexts } from '#lib/i18n/texts.ts'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { OutcomeFailed } from './OutcomeFailed.tsx'
import { type DecisionProps, useRecordOutcome } from './queries.ts'
import { useYear, YearField } from './YearField.tsx'

export function SignDialog({ application, name, onClose, onDecided }: DecisionProps) {
  const t = useTexts('applications')
  const record = useRecordOutcome(application.id, onDecided)
  const { revision, freePlaces, outcome } = application
  // Whoever accepted has their place already.
  const hasPlace = outcome === 'place_taken'
  const year = useYear(hasPlace ? [] : freePlaces)
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      busy={record.isPending}
      title={t('outcome.sign.title', { name })}
      confirm={t('outcome.sign.confirm')}
      cancel={t('outcome.cancel')}
      onConfirm={() => {
        if (year.isChosen()) record.mutate({ outcome: 'contract_signed', startYear: year.value, revision })
      }}
    >
      <Stack gap={4}>
        <Text>{t(hasPlace ? 'outcome.sign.taken' : 'outcome.sign.text', { name })}</Text>
        <YearField year={year} />
        <OutcomeFailed error={record.error} />
      </Stack>
    </ConfirmDialog>
  )
}
