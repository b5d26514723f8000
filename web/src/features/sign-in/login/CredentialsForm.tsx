import { paths } from '@tandem/contract/paths'
import { type SubmitEventHandler, use, useEffect } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { openHeaderPanel } from '#lib/header-panel.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { PasswordField } from '#ui/fields/PasswordField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { OnOpenedSession, type SignIn } from '../queries.ts'
import { LoginFailure } from './LoginFailure.tsx'
import { PasskeyLogin } from './PasskeyLogin.tsx'

type LoginValues = { email: string; password: string }

type CredentialsFormProps = {
  form: UseFormReturn<LoginValues>
  signIn: SignIn
  inPage: boolean
  takesFocus: boolean
  onSubmit: SubmitEventHandler<HTMLFormElement>
}

export function CredentialsForm({ form, signIn, inPage, takesFocus, onSubmit }: CredentialsFormProps) {
  const t = useTexts('signIn')
  const to = useTo()
  const { register, setFocus } = form
  const { errors } = form.formState
  useEffect(() => {
    if (takesFocus) setFocus('email')
  }, [takesFocus, setFocus])
  return (
    <form onSubmit={onSubmit} noValidate aria-label={t('login.title')}>
      <Stack gap={4}>
        <LoginFailure error={signIn.error} />
        <TextField
          label={t('login.email')}
          type="email"
          // The second word lets browsers offer passkeys here.
          autoComplete="username webauthn"
          required
          error={errors.email?.message}
          {...register('email')}
        />
        <PasswordField
          label={t('login.password')}
          labelAside={<ForgottenLink form={form} />}
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
        <PasskeyLogin autofill />
        {!inPage && (
          <Text size="small">
            {t('login.noAccount')}{' '}
            <TextLink strong to={to(paths.register())} onClick={closePanel}>
              {t('login.register')}
            </TextLink>
          </Text>
        )}
      </Stack>
    </form>
  )
}

/** Takes the address along; over a page with something unsaved it opens beside it. */
function ForgottenLink({ form }: { form: UseFormReturn<LoginValues> }) {
  const t = useTexts('signIn')
  const to = useTo()
  const email = useWatch({ control: form.control, name: 'email' })
  const isOverPage = use(OnOpenedSession) !== null
  return (
    <TextLink
      to={to(paths.requestPassword())}
      state={{ email }}
      target={isOverPage ? '_blank' : undefined}
      onClick={closePanel}
    >
      {t('login.forgotten')}
    </TextLink>
  )
}

/** A navigation closes it, but a link to the page that is open is none. */
const closePanel = () => openHeaderPanel(null)
