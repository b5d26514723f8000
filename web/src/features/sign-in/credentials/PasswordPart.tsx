import { PasswordChange } from '@tandem/contract/sign-in/password'
import { useForm } from 'react-hook-form'
import { applyViolations } from '#lib/form/applyViolations.ts'
import { useContractResolver } from '#lib/form/useContractResolver.ts'
import { useErrorsInLanguage } from '#lib/form/useErrorsInLanguage.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { PasswordField } from '#ui/fields/PasswordField.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { AccountForm } from '../section/AccountForm.tsx'
import { NewPasswordField } from '../strength/NewPasswordField.tsx'
import { useChangePassword } from './queries.ts'

const empty = { password: '', newPassword: '' }

export function PasswordPart() {
  const t = useTexts('signInSections')
  const account = useSignedIn()
  const change = useChangePassword()
  const form = useForm({
    mode: 'onTouched',
    resolver: useContractResolver(PasswordChange),
    defaultValues: empty,
  })
  useErrorsInLanguage(form)
  const { errors, isDirty } = form.formState
  const submit = form.handleSubmit((body) =>
    change.mutate(body, {
      onSuccess: () => form.reset(empty),
      onError: (error) => applyViolations(error, form.setError),
    }),
  )
  return (
    <Stack gap={3}>
      <h3 className="h4">{t('password.title')}</h3>
      <Text muted>{t('password.text')}</Text>
      {change.isSuccess && !isDirty && (
        <InlineAlert tone="success" title={t('password.changed')} alert>
          {t('password.changedText')}
        </InlineAlert>
      )}
      <AccountForm
        label={t('password.submit')}
        submit={t('password.submit')}
        busyText={t('password.busy')}
        isPending={change.isPending}
        error={change.error}
        isDirty={isDirty}
        onSubmit={submit}
      >
        {/* For password managers: whose password this is. */}
        <input type="text" autoComplete="username" value={account.email} readOnly hidden />
        <PasswordField
          {...form.register('password')}
          label={t('password.current')}
          required
          autoComplete="current-password"
          error={errors.password?.message}
        />
        <NewPasswordField
          form={form}
          name="newPassword"
          label={t('password.new')}
          ownData={[account.firstName, account.lastName, account.email, account.birthdate ?? '']}
        />
      </AccountForm>
    </Stack>
  )
}
