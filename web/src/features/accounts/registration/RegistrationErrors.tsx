import type { FormState } from 'react-hook-form'
import { useTexts } from '#lib/i18n/texts.ts'
import { FormErrorSummary } from '#ui/form/FormErrorSummary.tsx'
import { fieldsOf, type RegistrationType, type RegistrationValues } from './registration-values.ts'

type RegistrationErrorsProps = { type: RegistrationType; formState: FormState<RegistrationValues> }

/** After a try to send: the fields to look at, by name. */
export function RegistrationErrors({ type, formState }: RegistrationErrorsProps) {
  const t = useTexts('accounts')
  const { errors, submitCount } = formState
  if (submitCount === 0) return null
  const list = fieldsOf[type].flatMap((name) => {
    const message = errors[name]?.message
    if (!message) return []
    // The consent's message names its field itself.
    return [{ name, message: name === 'consent' ? message : `${t(`register.fields.${name}`)}: ${message}` }]
  })
  return <FormErrorSummary title={t('register.errors')} errors={list} />
}
