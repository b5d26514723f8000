import type { FormState } from 'react-hook-form'
import { useTexts } from '#lib/i18n/texts.ts'
import { FormErrorSummary } from '#ui/form/FormErrorSummary.tsx'
import type { RegistrationValues } from './registration-values.ts'

const named = ['firstName', 'lastName', 'gender', 'birthdate', 'email', 'password', 'consent'] as const

/** After a try to send: the fields to look at, by name. */
export function RegistrationErrors({ formState }: { formState: FormState<RegistrationValues> }) {
  const t = useTexts('accounts')
  const { errors, submitCount } = formState
  if (submitCount === 0) return null
  const list = named.flatMap((name) => {
    const message = errors[name]?.message
    if (!message) return []
    // The consent's message names its field itself.
    return [{ name, message: name === 'consent' ? message : `${t(`register.${name}`)}: ${message}` }]
  })
  return <FormErrorSummary title={t('register.errors')} errors={list} />
}
