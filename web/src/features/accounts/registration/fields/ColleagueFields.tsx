import { FieldGrid, FieldGridWide } from '#ui/fields/form/FieldGrid.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import type { RegistrationFormState } from '../registration-values.ts'
import { AccessFields } from './AccessFields.tsx'
import { useRegistrationField } from './useRegistrationField.ts'

export function ColleagueFields({ form }: { form: RegistrationFormState }) {
  const { required, optional } = useRegistrationField(form)
  return (
    <FieldGrid>
      <TextField {...required('firstName')} autoComplete="given-name" />
      <TextField {...required('lastName')} autoComplete="family-name" />
      <FieldGridWide>
        <TextField {...optional('phone')} type="tel" autoComplete="tel" />
      </FieldGridWide>
      <AccessFields form={form} formal />
    </FieldGrid>
  )
}
