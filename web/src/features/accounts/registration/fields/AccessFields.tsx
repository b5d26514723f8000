import { NewPasswordField } from '#features/sign-in/public.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { FieldGridWide } from '#ui/fields/form/FieldGrid.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import type { RegistrationFormState } from '../registration-values.ts'
import { useRegistrationField } from './useRegistrationField.ts'

type AccessFieldsProps = { form: RegistrationFormState; formal?: boolean }

/** What one signs in with. */
export function AccessFields({ form, formal }: AccessFieldsProps) {
  const t = useTexts('accounts', { formal })
  const { required } = useRegistrationField(form)
  const { errors, touchedFields } = form.formState
  return (
    <>
      <FieldGridWide>
        <TextField
          {...required('email')}
          type="email"
          autoComplete="email"
          hint={t('register.emailHint')}
          valid={touchedFields.email && !errors.email}
        />
      </FieldGridWide>
      <FieldGridWide>
        <NewPasswordField
          form={form}
          name="password"
          label={t('register.fields.password')}
          ownFields={['firstName', 'lastName', 'email', 'birthdate', 'companyName']}
        />
      </FieldGridWide>
    </>
  )
}
