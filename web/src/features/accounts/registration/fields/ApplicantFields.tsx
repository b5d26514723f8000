import { genders } from '@tandem/contract/accounts'
import { useController } from 'react-hook-form'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSettings } from '#lib/settings.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { FieldGrid } from '#ui/fields/form/FieldGrid.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { lazyPart } from '#ui/states/lazy-part.tsx'
import type { RegistrationFormState } from '../registration-values.ts'
import { AccessFields } from './AccessFields.tsx'
import { useRegistrationField } from './useRegistrationField.ts'

/** Behind a flag that is off as a rule, and large. */
export const LazyOriginFields = lazyPart(async () => (await import('./OriginFields.tsx')).OriginFields)

export function ApplicantFields({ form }: { form: RegistrationFormState }) {
  const t = useTexts('accounts')
  const { required, optional } = useRegistrationField(form)
  const { enableApplicantTitleField, enableApplicantCountryAndUniversityField } = useSettings().applicant
  return (
    <FieldGrid>
      <TextField {...required('firstName')} autoComplete="given-name" />
      <TextField {...required('lastName')} autoComplete="family-name" />
      <SelectField
        {...required('gender')}
        defaultValue=""
        autoComplete="honorific-prefix"
        placeholder={t('register.chooseGender')}
        options={genders.map((value) => ({ value, label: t(`register.genders.${value}`) }))}
      />
      {enableApplicantTitleField && <TextField {...optional('title')} autoComplete="honorific-prefix" />}
      <DateField {...required('birthdate')} autoComplete="bday" max={new Date().toISOString().slice(0, 10)} />
      <AccessFields form={form} />
      {enableApplicantCountryAndUniversityField && <Origin form={form} />}
    </FieldGrid>
  )
}

function Origin({ form: { control } }: { form: RegistrationFormState }) {
  const country = useController({ name: 'country', control })
  const university = useController({ name: 'university', control })
  return <LazyOriginFields country={country} university={university} />
}
