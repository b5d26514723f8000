import { Credentials } from '@tandem/contract/sign-in'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { useContractResolver } from '#lib/form/useContractResolver.ts'
import { useSignIn } from '../queries.ts'
import { CodeForm } from './CodeForm.tsx'
import { CredentialsForm } from './CredentialsForm.tsx'
import { hasMetaStatus } from './meta-status.ts'
import { useFlagRefused } from './useFlagRefused.ts'

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
