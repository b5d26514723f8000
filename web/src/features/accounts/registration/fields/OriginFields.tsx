import { listCountries, listHighSchools } from '@tandem/contract/reference'
import { useState } from 'react'
import type { ControllerRenderProps, FieldError } from 'react-hook-form'
import { useTexts } from '#lib/i18n/texts.ts'
import { useCountries, useSetState, useUniversities } from '#lib/reference.ts'
import { ComboboxField } from '#ui/fields/combobox/ComboboxField.tsx'
import { matchesText } from '#ui/fields/combobox/match-text.ts'
import { FieldGridWide } from '#ui/fields/form/FieldGrid.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'

const shownAtOnce = 30

/** Of a form of either kind; '' is none. */
type Controlled = {
  field: Omit<ControllerRenderProps, 'value'> & { value: string | undefined }
  fieldState: { error?: FieldError | undefined }
}

type OriginFieldsProps = {
  country: Controlled
  university: Controlled
  /** What was chosen before, which stays when it can no longer be. */
  kept?: { country: string | null; university: string | null }
}

export function OriginFields({ country, university, kept }: OriginFieldsProps) {
  const t = useTexts('accounts')
  const countries = useCountries(kept && [kept.country])
  return (
    <>
      <FieldGridWide>
        <SelectField
          {...country.field}
          value={country.field.value ?? ''}
          label={t('register.fields.country')}
          error={country.fieldState.error?.message}
          autoComplete="country"
          placeholder={t('register.chooseCountry')}
          onRetry={useSetState(listCountries).onRetry}
          options={countries.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </FieldGridWide>
      <FieldGridWide>
        <UniversityField {...university} kept={kept?.university} />
      </FieldGridWide>
    </>
  )
}

function UniversityField({
  field: { value, onChange, ...field },
  fieldState,
  kept,
}: Controlled & { kept: string | null | undefined }) {
  const t = useTexts('accounts')
  const universities = useUniversities(kept ? [kept] : [])
  const [typed, setTyped] = useState('')
  const { loading, onRetry } = useSetState(listHighSchools)
  const matching = universities.filter(({ name, town }) => matchesText(`${name} ${town}`, typed))
  return (
    <ComboboxField
      {...field}
      label={t('register.fields.university')}
      placeholder={t('register.findUniversity')}
      nothingFound={t('register.noUniversity')}
      error={fieldState.error?.message}
      value={universities.find(({ id }) => id === value)}
      onChange={(university) => onChange(university?.id ?? '')}
      onSearch={setTyped}
      options={matching.slice(0, shownAtOnce)}
      {...{ loading, onRetry }}
      optionKey={({ id }) => id}
      text={({ name }) => name}
      renderOption={({ name, town }) => (town ? `${name}, ${town}` : name)}
    />
  )
}
