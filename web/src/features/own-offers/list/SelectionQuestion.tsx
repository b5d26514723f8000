import type { OwnOfferSummary } from '@tandem/contract/offers/own-offers'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { retryOf } from '#lib/api/failure-of.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Checkbox } from '#ui/fields/choice/Checkbox.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { offerChoicesQuery } from '../queries.ts'
import { isNotShown, useContactOptions } from '../useContactOptions.ts'
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
  // What all of them share, null where they differ: applied as it stands, the question changes nothing.
  const [shared] = useState(() => sharedValue(field, offers))
  const [entered, setEntered] = useState(shared)
  const enter = (value: string) => setEntered(value === '' ? shared && '' : value)
  const choices = useQuery(offerChoicesQuery(useLocale()))
  const contacts = choices.data?.contacts ?? []
  const options = useContactOptions(
    contacts.map(({ id, name, notShown }) => ({ id, name, notShown })),
    [sharedValue('contact', offers)],
  )
  const isKnown = field === 'deadline' || entered === none || contacts.some(({ id }) => id === entered)
  const value = (isKnown && entered) || ''
  const changed = value === none ? null : value || null
  const change = field === 'deadline' ? { deadline: changed } : { contact: changed }
  return (
    <ConfirmDialog
      open
      title={t(`selection.${field}Title`, { count: offers.length })}
      confirm={t('selection.apply')}
      cancel={t('selection.cancel')}
      busy={actions.isBusy || (field === 'contact' && choices.isLoading)}
      onConfirm={() => (entered === null ? onClose() : void actions.change(offers, change).then(onDone))}
      onClose={onClose}
    >
      <Stack gap={4}>
        {field === 'deadline' ? (
          <>
            <DateField
              label={t('places.deadline')}
              hint={t(shared === null ? 'selection.mixedDeadlines' : 'places.deadlineHint')}
              value={value === none ? '' : value}
              disabled={value === none}
              onChange={(event) => enter(event.target.value)}
            />
            {shared === null && (
              <Checkbox
                label={t('selection.noDeadline')}
                checked={value === none}
                onChange={(event) => setEntered(event.target.checked ? none : null)}
              />
            )}
          </>
        ) : (
          <SelectField
            label={t('contact.contact')}
            placeholder={t(shared === null ? 'selection.mixedContacts' : 'contact.none')}
            value={value}
            {...(isNotShown(contacts, value) && { hint: t('contact.notShownHint') })}
            options={shared === null ? [{ value: none, label: t('contact.none') }, ...options] : options}
            onChange={(event) => enter(event.target.value)}
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

/** Chosen for offers that differ: no deadline, or nobody, for all of them. */
const none = 'none'

/** Empty where all have none; null where they differ. */
function sharedValue(field: 'deadline' | 'contact', offers: OwnOfferSummary[]): string | null {
  const values = new Set(
    offers.map(({ deadline, contact }) => (field === 'deadline' ? deadline : contact?.id) ?? ''),
  )
  const [only = ''] = values
  return values.size === 1 ? only : null
}
