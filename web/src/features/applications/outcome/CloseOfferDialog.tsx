import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isRefusal } from '#lib/api/api-error.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { OutcomeFailed } from './OutcomeFailed.tsx'
import { closureQuery, useCloseOffer } from './queries.ts'

type CloseOfferDialogProps = {
  offerId: string
  offer: string
  /** Asked for by someone: also while places are free. */
  asked?: boolean
  onClosed?: () => void
  onClose: () => void
}

/** Opens by itself once the last place is taken: what else is open is shown before it ends. */
export function CloseOfferDialog({
  offerId,
  offer,
  asked = false,
  onClose,
  onClosed = onClose,
}: CloseOfferDialogProps) {
  const t = useTexts('applications')
  const common = useTexts('common')
  const { data, error, refetch } = useQuery(closureQuery(offerId))
  const close = useCloseOffer(offerId, onClosed)
  const [isAgain, setAgain] = useState(false)
  if (!data && asked && error) {
    return (
      <ConfirmDialog
        open
        onClose={onClose}
        title={t('outcome.close.asked.title')}
        confirm={common('error.retry')}
        cancel={t('outcome.close.asked.cancel')}
        onConfirm={() => void refetch()}
      >
        <OutcomeFailed error={error} />
      </ConfirmDialog>
    )
  }
  if (!data || (!asked && data.freePlaces > 0)) return null
  const { applications } = data
  const occasion = asked ? 'asked' : 'lastPlace'
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      busy={close.isPending}
      title={t(`outcome.close.${occasion}.title`)}
      confirm={t('outcome.close.confirm')}
      cancel={t(`outcome.close.${occasion}.cancel`)}
      danger={asked}
      onConfirm={() =>
        close.mutate(
          applications.map(({ id }) => id),
          {
            onError: (error) => {
              if (!isRefusal(error, 'changed_elsewhere')) return
              setAgain(true)
              void refetch()
            },
          },
        )
      }
    >
      <Stack gap={4}>
        <Text>
          {applications.length === 0
            ? t('outcome.close.textNone', { offer })
            : t(`outcome.close.${occasion}.text`, { offer, count: applications.length })}
        </Text>
        {applications.length > 0 && (
          <ul aria-label={t('outcome.close.open')}>
            {applications.map(({ id, name, stage }) => (
              <li key={id}>
                {name}, {t(`standing.company.${stage}`)}
              </li>
            ))}
          </ul>
        )}
        <OutcomeFailed error={close.error} changed={isAgain ? t('outcome.close.changed') : undefined} />
      </Stack>
    </ConfirmDialog>
  )
}
