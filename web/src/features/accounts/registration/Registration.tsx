import { ApplicantRegistration } from '@tandem/contract/accounts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { refusalOf } from '#lib/api/refusal-of.ts'
import { applyViolations } from '#lib/form/applyViolations.ts'
import { useContractResolver } from '#lib/form/useContractResolver.ts'
import { useErrorsInLanguage } from '#lib/form/useErrorsInLanguage.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useRegister } from '../queries.ts'
import { RegistrationForm } from './RegistrationForm.tsx'
import { SentMail } from './SentMail.tsx'

/** Form and confirmation share one state, so that the way back finds everything as it was typed. */
export function Registration() {
  const t = useTexts('accounts')
  const register = useRegister()
  const [returned, setReturned] = useState(false)
  const form = useForm({
    mode: 'onTouched',
    resolver: useContractResolver(ApplicantRegistration),
    defaultValues: {
      type: 'applicant' as const,
      firstName: '',
      lastName: '',
      birthdate: '',
      email: '',
      password: '',
      consent: false,
    },
  })
  useErrorsInLanguage(form)
  const submit = form.handleSubmit((registration) =>
    register.mutate(registration, { onError: (error) => applyViolations(error, form.setError) }),
  )
  function goBack() {
    setReturned(true)
    register.reset()
  }
  if (register.isSuccess) return <SentMail email={register.data.email} onBack={goBack} />
  return (
    <RegistrationForm
      form={form}
      failure={register.isError ? (refusalOf(register.error) ?? t('register.unreached')) : null}
      busy={register.isPending}
      takesFocus={returned}
      onSubmit={submit}
    />
  )
}
