import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { isAtFields, refusalOf } from '#lib/api/refusal-of.ts'
import { applyViolations } from '#lib/form/applyViolations.ts'
import { useContractResolver } from '#lib/form/useContractResolver.ts'
import { useErrorsInLanguage } from '#lib/form/useErrorsInLanguage.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useRegister } from '../queries.ts'
import {
  fieldsOf,
  type Registration,
  RegistrationSchema,
  type RegistrationType,
  type RegistrationValues,
} from './registration-values.ts'

const empty = {
  firstName: '',
  lastName: '',
  birthdate: '',
  email: '',
  phone: '',
  password: '',
  companyName: '',
  street: '',
  zip: '',
  town: '',
  www: '',
  consent: false,
  tips: false,
}

/** One form for every type; `type` is null until one is chosen. */
export function useRegistration(type: RegistrationType | null, key = '') {
  const t = useTexts('accounts', { formal: type !== null && type !== 'applicant' })
  const register = useRegister()
  const form = useForm<RegistrationValues, unknown, Registration>({
    mode: 'onTouched',
    // It knows the order in which fields first appeared, which is not the screen's once the type was changed.
    shouldFocusError: false,
    resolver: useContractResolver(RegistrationSchema),
    defaultValues: { ...empty, type: type ?? 'applicant', key },
  })
  useErrorsInLanguage(form)
  const { reset } = register
  useEffect(() => {
    if (!type) return
    form.setValue('type', type)
    form.clearErrors()
    reset()
  }, [type, form, reset])

  const submit = form.handleSubmit(
    (registration) =>
      register.mutate(registration, { onError: (error) => applyViolations(error, form.setError) }),
    (errors) => {
      const first = type && fieldsOf[type].find((name) => errors[name])
      if (first) form.setFocus(first)
    },
  )
  const isRefused = register.isError && !isAtFields(register.error)
  const failure = isRefused ? (refusalOf(register.error) ?? t('register.unreached')) : null
  return { form, submit, failure, register }
}
