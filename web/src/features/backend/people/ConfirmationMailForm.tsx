import { type BackendPerson, ConfirmationMail } from '@tandem/contract/backend/people'
import { useForm } from 'react-hook-form'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { applyViolations } from '#lib/form/applyViolations.ts'
import { useUnsavedPart } from '#lib/form/unsaved-parts.ts'
import { useContractResolver } from '#lib/form/useContractResolver.ts'
import { useErrorsInLanguage } from '#lib/form/useErrorsInLanguage.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { Button } from '#ui/actions/Button.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { useChangePerson } from './queries.ts'

/** A registration that nobody confirmed: the mail once more, to another address where this one was mistyped. */
export function ConfirmationMailForm({ person: { id, email, revision } }: { person: BackendPerson }) {
  const t = useTexts('people')
  const change = useChangePerson(id)
  const form = useForm({
    resolver: useContractResolver(ConfirmationMail),
    defaultValues: { email, revision },
  })
  useErrorsInLanguage(form)
  useUnsavedPart(form.formState.isDirty && !change.isSuccess)
  const submit = form.handleSubmit(({ email }) =>
    change.mutate(
      { deed: 'mailConfirmation', email, revision },
      {
        onSuccess: () => notify({ type: 'success', title: t('done.mailConfirmation', { email }) }),
        onError: (error) => applyViolations(error, form.setError),
      },
    ),
  )
  const { errors } = form.formState
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={3}>
        {change.error && !errors.email && (
          <InlineAlert tone="danger" title={t('deeds.failed')} alert>
            {failureTextOf(change.error)}
          </InlineAlert>
        )}
        <TextField
          {...form.register('email')}
          label={t('confirmation.email')}
          hint={t('confirmation.hint')}
          type="email"
          autoComplete="off"
          required
          error={errors.email?.message}
        />
        <Button type="submit" block busy={change.isPending} busyText={t('confirmation.busy')}>
          {t('confirmation.submit')}
        </Button>
      </Stack>
    </form>
  )
}
