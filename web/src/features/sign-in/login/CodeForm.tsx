import { line } from '@tandem/contract/common'
import type { Credentials } from '@tandem/contract/sign-in'
import { violationMessage } from '@tandem/contract/violations'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { useContractResolver } from '#lib/form/useContractResolver.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import type { SignIn } from '../queries.ts'
import { CodeField } from './CodeField.tsx'
import { LoginFailure } from './LoginFailure.tsx'
import { hasMetaStatus } from './meta-status.ts'
import { PasskeyLogin } from './PasskeyLogin.tsx'

type CodeFormProps = {
  signIn: SignIn
  /** They were right, and go along with the code. */
  credentials: z.output<typeof Credentials>
  onBack: () => void
}

const CodeSchema = z.object({ code: line(40) })

/** The second step, in the place of the first. */
export function CodeForm({ signIn, credentials, onBack }: CodeFormProps) {
  const t = useTexts('signIn')
  const locale = useLocale()
  const { register, handleSubmit, resetField, setError, setFocus, formState } = useForm({
    resolver: useContractResolver(CodeSchema),
    defaultValues: { code: '' },
  })
  useEffect(() => setFocus('code'), [setFocus])

  function flagRefused(error: unknown) {
    if (!hasMetaStatus(error, 'SECOND_FACTOR_INVALID')) return
    setError('code', { message: violationMessage(locale, 'code_wrong') }, { shouldFocus: true })
  }
  const submit = handleSubmit(({ code }) => signIn.mutate({ ...credentials, code }, { onError: flagRefused }))
  return (
    <form onSubmit={submit} noValidate aria-label={t('login.title')}>
      <Stack gap={4}>
        <LoginFailure error={signIn.error} />
        <Text>{t('login.secondStep')}</Text>
        <CodeField
          field={register('code')}
          error={formState.errors.code?.message}
          onKindChange={() => {
            resetField('code')
            setFocus('code')
          }}
        />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          block
          busy={signIn.isPending}
          busyText={t('login.busy')}
        >
          {t('login.submit')}
        </Button>
        <PasskeyLogin />
        <Button variant="text" block onClick={onBack}>
          {t('login.otherwise')}
        </Button>
      </Stack>
    </form>
  )
}
