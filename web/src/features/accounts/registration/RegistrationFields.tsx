import { genders } from '@tandem/contract/accounts'
import { useTexts } from '#lib/i18n/texts.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { FieldGrid, FieldGridWide } from '#ui/form/FieldGrid.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'
import type { RegistrationFormState } from './registration-values.ts'

export function RegistrationFields({ form }: { form: RegistrationFormState }) {
  const t = useTexts('accounts')
  const { register, formState } = form
  const { errors, touchedFields } = formState
  const common = (name: 'firstName' | 'lastName' | 'gender' | 'birthdate' | 'email') => ({
    ...register(name),
    label: t(`register.${name}`),
    required: true,
    error: errors[name]?.message,
  })
  return (
    <FieldGrid>
      <TextField {...common('firstName')} autoComplete="given-name" />
      <TextField {...common('lastName')} autoComplete="family-name" />
      <SelectField
        {...common('gender')}
        defaultValue=""
        autoComplete="honorific-prefix"
        placeholder={t('register.chooseGender')}
        options={genders.map((value) => ({ value, label: t(`register.genders.${value}`) }))}
      />
      <DateField {...common('birthdate')} autoComplete="bday" max={new Date().toISOString().slice(0, 10)} />
      <FieldGridWide>
        <TextField
          {...common('email')}
          type="email"
          autoComplete="email"
          hint={t('register.emailHint')}
          valid={touchedFields.email && !errors.email}
        />
      </FieldGridWide>
      <FieldGridWide>
        <NewPasswordField form={form} />
      </FieldGridWide>
    </FieldGrid>
  )
}
