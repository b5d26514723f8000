import type { OwnOfferSummary } from '@tandem/contract/offers/own-offers'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { retryOf } from '#lib/api/failure-of.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { offerChoicesQuery } from '../queries.ts'
import type { OfferActions } from './useOfferActions.tsx'

export type Question = 'deadline' | 'contact' | 'delete'

type QuestionProps = {
  offers: OwnOfferSummary[]
  actions: OfferActions
  onDone: () => void
  onClose: () => void
}

/** What is asked before several are changed or deleted at once. */
export function SelectionQuestion({ question, ...rest }: QuestionProps & { question: Question }) {
  return question === 'delete' ? <Delete {...rest} /> : <Change field={question} {...rest} />
}

function Delete({ offers, actions, onDone, onClose }: QuestionProps) {
  const t = useTexts('ownOffers')
  const { length: count } = offers
  return (
    <ConfirmDialog
      open
      danger
      title={t('selection.deleteTitle', { count })}
      confirm={t('delete.confirm')}
      cancel={t('delete.cancel')}
      busy={actions.isBusy}
      onConfirm={() => void actions.remove(offers).then(onDone)}
      onClose={onClose}
    >
      <Stack gap={3}>
        <p>{t('selection.deleteText', { count })}</p>
        <ul>
          {offers.map(({ id, title }) => (
            <li key={id}>{title || t('untitled')}</li>
          ))}
        </ul>
      </Stack>
    </ConfirmDialog>
  )
}

function Change({
  field,
  offers,
  actions,
  onDone,
  onClose,
}: QuestionProps & { field: 'deadline' | 'contact' }) {
  const t = useTexts('ownOffers')
  const [value, setValue] = useState('')
  const choices = useQuery(offerChoicesQuery(useLocale()))
  const change = field === 'deadline' ? { deadline: value || null } : { contact: value || null }
  return (
    <ConfirmDialog
      open
      title={t(`selection.${field}Title`, { count: offers.length })}
      confirm={t('selection.apply')}
      cancel={t('selection.cancel')}
      busy={actions.isBusy}
      onConfirm={() => void actions.change(offers, change).then(onDone)}
      onClose={onClose}
    >
      <Stack gap={4}>
        {field === 'deadline' ? (
          <DateField
            label={t('places.deadline')}
            hint={t('places.deadlineHint')}
            value={value}
            onChange={(event) => setValue(event.target.value)}
          />
        ) : (
          <SelectField
            label={t('contact.contact')}
            placeholder={t('contact.none')}
            value={value}
            options={(choices.data?.contacts ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(event) => setValue(event.target.value)}
            onRetry={retryOf(choices)}
          />
        )}
        {offers.some(({ status }) => status === 'published') && (
          <Text size="small" muted>
            {t('selection.live')}
          </Text>
        )}
      </Stack>
    </ConfirmDialog>
  )
}
