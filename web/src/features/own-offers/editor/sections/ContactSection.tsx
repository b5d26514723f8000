import type { OfferContent } from '@tandem/contract/offers/own-offers'
import { useQuery } from '@tanstack/react-query'
import { useFormContext, useWatch } from 'react-hook-form'
import { retryOf } from '#lib/api/failure-of.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { FieldGrid } from '#ui/fields/form/FieldGrid.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { offerChoicesQuery } from '../../queries.ts'
import { isNotShown, useContactOptions } from '../../useContactOptions.ts'

export function ContactSection() {
  const t = useTexts('ownOffers')
  const { register, formState, control } = useFormContext<OfferContent>()
  const choices = useQuery(offerChoicesQuery(useLocale()))
  const contacts = choices.data?.contacts ?? []
  const { errors, defaultValues } = formState
  const chosen = useWatch({ control, name: 'contact' })
  const options = useContactOptions(contacts, [chosen, defaultValues?.contact])
  return (
    <SectionCard id="ansprechperson" title={t('sections.ansprechperson.title')}>
      <FieldGrid>
        <SelectField
          {...register('contact', { setValueAs: (value) => value || null })}
          key={contacts.length}
          label={t('contact.contact')}
          placeholder={t('contact.none')}
          hint={t(isNotShown(contacts, chosen) ? 'contact.notShownHint' : 'contact.hint')}
          options={options}
          error={errors.contact?.message}
          onRetry={retryOf(choices)}
        />
        <TextField
          {...register('link', { setValueAs: (value: string | null) => value?.trim() || null })}
          label={t('contact.link')}
          type="url"
          inputMode="url"
          placeholder="https://"
          error={errors.link?.message}
        />
      </FieldGrid>
    </SectionCard>
  )
}
