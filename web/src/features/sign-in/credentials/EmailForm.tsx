import { EmailChange } from '@tandem/contract/sign-in/email'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { applyViolations } from '#lib/form/applyViolations.ts'
import { useContractResolver } from '#lib/form/useContractResolver.ts'
import { useErrorsInLanguage } from '#lib/form/useErrorsInLanguage.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { PasswordField } from '#ui/fields/PasswordField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { AccountForm } from '../section/AccountForm.tsx'
import { useRequestEmail } from './queries.ts'

type EmailFormProps = {
  /** The address that was asked for before: the same again sends the link again. */
  asked: string | null
  onClose: () => void
}

export function EmailForm({ asked, onClose }: EmailFormProps) {
  const t = useTexts('signInSections')
  const request = useRequestEmail()
  const form = useForm({
    mode: 'onTouched',
    resolver: useContractResolver(EmailChange),
    defaultValues: { email: asked ?? '', password: '' },
  })
  useErrorsInLanguage(form)
  const { errors, isDirty } = form.formState
  const { setFocus } = form
  useEffect(() => setFocus(asked ? 'password' : 'email'), [setFocus, asked])
  const submit = form.handleSubmit((body) =>
    request.mutate(body, {
      onSuccess: onClose,
      onError: (error) => applyViolations(error, form.setError),
    }),
  )
  return (
    <AccountForm
      label={t('email.change')}
      submit={t('email.submit')}
      busyText={t('email.busy')}
      isPending={request.isPending}
      error={request.error}
      isDirty={isDirty}
      onSubmit={submit}
      aside={
        <Button variant="text" onClick={onClose}>
          {t('email.cancel')}
        </Button>
      }
    >
      <TextField
        {...form.register('email')}
        type="email"
        label={t('email.new')}
        hint={t('email.newHint')}
        required
        autoComplete="email"
        error={errors.email?.message}
      />
      <PasswordField
        {...form.register('password')}
        label={t('email.password')}
        required
        autoComplete="current-password"
        error={errors.password?.message}
      />
    </AccountForm>
  )
}
