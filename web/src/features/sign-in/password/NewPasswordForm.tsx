import { NewPassword } from '@tandem/contract/sign-in'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { failureTextOf, isAtFields } from '#lib/api/refusal-of.ts'
import { applyViolations } from '#lib/form/applyViolations.ts'
import { useContractResolver } from '#lib/form/useContractResolver.ts'
import { useErrorsInLanguage } from '#lib/form/useErrorsInLanguage.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { RequiredLegend } from '#ui/fields/form/RequiredLegend.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import type { useResetPassword } from '../queries.ts'
import { NewPasswordField } from '../strength/NewPasswordField.tsx'
import { AccessFrame } from './AccessFrame.tsx'

type NewPasswordFormProps = {
  token: string
  reset: ReturnType<typeof useResetPassword>
  onDone: () => void
}

const NewPasswordSchema = z.object({ password: NewPassword })

/** A password that is refused uses no token up, so another one can be tried. */
export function NewPasswordForm({ token, reset, onDone }: NewPasswordFormProps) {
  const t = useTexts('signIn')
  const form = useForm({
    resolver: useContractResolver(NewPasswordSchema),
    defaultValues: { password: '' },
  })
  useErrorsInLanguage(form)
  const refused = form.formState.errors.password !== undefined
  const submit = form.handleSubmit(({ password }) =>
    reset.mutate(
      { token, password },
      { onSuccess: onDone, onError: (error) => applyViolations(error, form.setError) },
    ),
  )
  return (
    <AccessFrame title={t('newPassword.title')} lead={t('newPassword.text')}>
      <form onSubmit={submit} noValidate aria-label={t('newPassword.title')}>
        <Stack gap={5}>
          {reset.isError && !refused && !isAtFields(reset.error) && (
            <InlineAlert tone="danger" title={t('newPassword.failed')} alert>
              {failureTextOf(reset.error)}
            </InlineAlert>
          )}
          <NewPasswordField form={form} name="password" label={t('newPassword.label')} />
          <Button
            type="submit"
            variant="primary"
            size="lg"
            block
            busy={reset.isPending}
            busyText={t('newPassword.busy')}
          >
            {t('newPassword.submit')}
          </Button>
          <RequiredLegend />
        </Stack>
      </form>
    </AccessFrame>
  )
}
