import { paths } from '@tandem/contract/paths'
import { useId } from 'react'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { OutcomeFailed } from './OutcomeFailed.tsx'
import { type DecisionProps, useRecordOutcome } from './queries.ts'
import { isFull, useYear, YearField } from './YearField.tsx'

export function SignDialog({ application, name, onClose, onDecided }: DecisionProps) {
  const t = useTexts('applications')
  const record = useRecordOutcome(application.id, onDecided)
  const to = useTo()
  const whyNot = useId()
  const { revision, freePlaces, outcome, target } = application
  // Whoever accepted has their place already.
  const hasPlace = outcome === 'place_taken'
  const isWithoutPlace = !hasPlace && isFull(application)
  const year = useYear(hasPlace ? [] : freePlaces)
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      busy={record.isPending}
      title={t('outcome.sign.title', { name })}
      confirm={t('outcome.sign.confirm')}
      cancel={t('outcome.cancel')}
      offBecauseOf={isWithoutPlace ? whyNot : undefined}
      onConfirm={() => {
        if (year.isChosen()) record.mutate({ outcome: 'contract_signed', startYear: year.value, revision })
      }}
    >
      <Stack gap={4}>
        {isWithoutPlace ? (
          <>
            <Text id={whyNot}>{t('outcome.sign.full')}</Text>
            <TextLink strong to={to(paths.ownOffer({ offerId: target?.offerId ?? undefined }))}>
              {t('outcome.sign.toOffer')}
            </TextLink>
          </>
        ) : (
          <Text>{t(hasPlace ? 'outcome.sign.taken' : 'outcome.sign.text', { name })}</Text>
        )}
        <YearField year={year} />
        <OutcomeFailed error={record.error} />
      </Stack>
    </ConfirmDialog>
  )
}
