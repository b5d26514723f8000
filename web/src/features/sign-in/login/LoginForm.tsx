import { Credentials } from '@tandem/contract/sign-in'
import { violationMessage } from '@tandem/contract/violations'
import { useState } from 'react'
import { type UseFormSetError, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { ApiError } from '#lib/api/api-error.ts'
import { applyViolations } from '#lib/form/applyViolations.ts'
import { useContractResolver } from '#lib/form/useContractResolver.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSignIn } from '../queries.ts'
import { CodeForm } from './CodeForm.tsx'
import { CredentialsForm } from './CredentialsForm.tsx'
import { hasMetaStatus } from './meta-status.ts'

/** In the header, where it takes the focus as it opens, or in a page. */
export function LoginForm({ inPage = false }: { inPage?: boolean }) {
  const signIn = useSignIn()
  const [accepted, setAccepted] = useState<z.output<typeof Credentials> | null>(null)
  const [returned, setReturned] = useState(false)
  const form = useForm({
    resolver: useContractResolver(Credentials),
    defaultValues: { email: '', password: '' },
  })
  const flagRefused = useFlagRefused(form.setError)

  const submit = form.handleSubmit((credentials) =>
    signIn.mutate(credentials, {
      onError: (error) =>
        hasMetaStatus(error, 'SECOND_FACTOR_REQUIRED') ? setAccepted(credentials) : flagRefused(error),
    }),
  )
  function goBack() {
    setAccepted(null)
    setReturned(true)
    signIn.reset()
  }
  if (accepted) return <CodeForm signIn={signIn} credentials={accepted} onBack={goBack} />
  return (
    <CredentialsForm
      form={form}
      signIn={signIn}
      inPage={inPage}
      takesFocus={!inPage || returned}
      onSubmit={submit}
    />
  )
}

/**
 * A failed login flags the password always, and the address unless the status is general (specification, section 8):
 * the same for each reason, so that nobody learns whether an address is known. What the server calls malformed is
 * flagged as its violation.
 */
function useFlagRefused(setError: UseFormSetError<{ email: string; password: string }>) {
  const t = useTexts('signIn')
  const locale = useLocale()
  return (error: unknown) => {
    if (applyViolations(error, setError)) return
    if (!(error instanceof ApiError) || error.metaStatus === null) return
    if (error.metaStatus !== 'GENERIC_ERROR') setError('email', { message: t('login.checkEmail') })
    setError('password', { message: violationMessage(locale, 'password') }, { shouldFocus: true })
  }
}
