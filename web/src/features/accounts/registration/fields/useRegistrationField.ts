import type { RegisterOptions } from 'react-hook-form'
import { useTexts } from '#lib/i18n/texts.ts'
import type { RegistrationField, RegistrationFormState, RegistrationValues } from '../registration-values.ts'

type Name = Exclude<RegistrationField, 'consent' | 'password'>

/** The attributes that every field of the registration has. */
export function useRegistrationField({ register, formState }: RegistrationFormState) {
  const t = useTexts('accounts')
  const field = (name: Name, options?: RegisterOptions<RegistrationValues, Name>) => ({
    ...register(name, options),
    label: t(`register.fields.${name}`),
    error: formState.errors[name]?.message,
  })
  return {
    required: (name: Name) => ({ ...field(name), required: true }),
    /** Left open it is not sent. */
    optional: (name: Name) => field(name, { setValueAs: (value) => value || undefined }),
  }
}
