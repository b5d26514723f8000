import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { useTexts } from '#lib/i18n/texts.ts'
import { useCountries, useUniversities } from '#lib/reference.ts'
import { ComboboxField } from '#ui/fields/combobox/ComboboxField.tsx'
import { matchesText } from '#ui/fields/combobox/match-text.ts'
import { FieldGridWide } from '#ui/fields/form/FieldGrid.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import type { RegistrationFormState } from '../registration-values.ts'
import { useRegistrationField } from './useRegistrationField.ts'

const shownAtOnce = 30

export function OriginFields({ form }: { form: RegistrationFormState }) {
  const t = useTexts('accounts')
  const { optional } = useRegistrationField(form)
  const countries = useCountries()
  return (
    <>
      <FieldGridWide>
        <SelectField
          {...optional('country')}
          autoComplete="country"
          placeholder={t('register.chooseCountry')}
          options={countries.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </FieldGridWide>
      <FieldGridWide>
        <UniversityField form={form} />
      </FieldGridWide>
    </>
  )
}

function UniversityField({ form }: { form: RegistrationFormState }) {
  const t = useTexts('accounts')
  const universities = useUniversities()
  const [typed, setTyped] = useState('')
  const matching = universities.filter(({ name, town }) => matchesText(`${name} ${town}`, typed))
  return (
    <Controller
      name="university"
      control={form.control}
      render={({ field: { value, onChange, ...field }, fieldState }) => (
        <ComboboxField
          {...field}
          label={t('register.fields.university')}
          placeholder={t('register.findUniversity')}
          nothingFound={t('register.noUniversity')}
          error={fieldState.error?.message}
          value={universities.find(({ id }) => id === value)}
          onChange={(university) => onChange(university?.id)}
          onSearch={setTyped}
          options={matching.slice(0, shownAtOnce)}
          optionKey={({ id }) => id}
          text={({ name }) => name}
          renderOption={({ name, town }) => (town ? `${name}, ${town}` : name)}
        />
      )}
    />
  )
}
