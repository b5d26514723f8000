import { paths } from '@tandem/contract/paths'
import { PasswordRequest } from '@tandem/contract/sign-in/password'
import { useForm } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router'
import { failureTextOf, isAtFields } from '#lib/api/refusal-of.ts'
import { applyViolations } from '#lib/form/applyViolations.ts'
import { useContractResolver } from '#lib/form/useContractResolver.ts'
import { useErrorsInLanguage } from '#lib/form/useErrorsInLanguage.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { RequiredLegend } from '#ui/fields/form/RequiredLegend.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { useRequestPassword } from '../queries.ts'
import { AccessFrame } from './AccessFrame.tsx'
import { emailInState } from './email-in-state.ts'

/** Answers the same whether or not the address is known. */
export function PasswordRequestPage() {
  const t = useTexts('signIn')
  const to = useTo()
  const navigate = useNavigate()
  const request = useRequestPassword()
  const form = useForm({
    resolver: useContractResolver(PasswordRequest),
    defaultValues: { email: emailInState(useLocation().state) },
  })
  useErrorsInLanguage(form)
  const error = form.formState.errors.email?.message
  const submit = form.handleSubmit(({ email }) =>
    request.mutate(email, {
      onSuccess: () => void navigate(to(paths.passwordRequested()), { state: { email } }),
      onError: (error) => applyViolations(error, form.setError),
    }),
  )
  return (
    <AccessFrame title={t('forgotten.title')} lead={t('forgotten.text')}>
      <form onSubmit={submit} noValidate aria-label={t('forgotten.title')}>
        <Stack gap={5}>
          {request.isError && !error && !isAtFields(request.error) && (
            <InlineAlert tone="danger" title={t('forgotten.failed')} alert>
              {failureTextOf(request.error)}
            </InlineAlert>
          )}
          <TextField
            label={t('login.email')}
            type="email"
            autoComplete="username"
            required
            error={error}
            {...form.register('email')}
          />
          <Button
            type="submit"
            variant="primary"
            size="lg"
            block
            busy={request.isPending}
            busyText={t('forgotten.busy')}
          >
            {t('forgotten.submit')}
          </Button>
          <RequiredLegend />
        </Stack>
      </form>
    </AccessFrame>
  )
}
