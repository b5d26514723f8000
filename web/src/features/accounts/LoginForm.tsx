import { Credentials } from '@tandem/contract/accounts'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useContractResolver } from '#lib/form/useContractResolver.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { paths } from '#lib/paths.ts'
import { Button } from '#ui/actions/Button.tsx'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { PasswordField } from '#ui/fields/PasswordField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { LoginFailure } from './login/LoginFailure.tsx'
import { useFlagRefused } from './login/useFlagRefused.ts'
import { useSignIn } from './queries.ts'

/** In the header, where it takes the focus as it opens, or in a page. */
export function LoginForm({ inPage = false }: { inPage?: boolean }) {
  const t = useTexts('accounts')
  const to = useTo()
  const signIn = useSignIn()
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    resolver: useContractResolver(Credentials),
    defaultValues: { email: '', password: '' },
  })
  const flagRefused = useFlagRefused(setError)
  useEffect(() => {
    if (!inPage) setFocus('email')
  }, [inPage, setFocus])

  const { errors } = formState
  const submit = handleSubmit((credentials) => signIn.mutate(credentials, { onError: flagRefused }))
  return (
    <form onSubmit={submit} noValidate aria-label={t('login.title')}>
      <Stack gap={4}>
        <LoginFailure error={signIn.error} />
        <TextField
          label={t('login.email')}
          type="email"
          autoComplete="username"
          required
          error={errors.email?.message}
          {...register('email')}
        />
        <PasswordField
          label={t('login.password')}
          autoComplete="current-password"
          required
          error={errors.password?.message}
          {...register('password')}
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
        {!inPage && (
          <Text size="small">
            {t('login.noAccount')}{' '}
            <TextLink strong to={to(paths.register('bewerber'))}>
              {t('login.register')}
            </TextLink>
          </Text>
        )}
      </Stack>
    </form>
  )
}
