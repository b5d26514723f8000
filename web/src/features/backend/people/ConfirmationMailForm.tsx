import { type BackendPerson, ConfirmationMail } from '@tandem/contract/backend/people'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { isRefusal } from '#lib/api/api-error.ts'
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
  // What somebody else corrects appears in the field, but never while it is being edited.
  const form = useForm({
    resolver: useContractResolver(ConfirmationMail),
    values: { email, revision },
    resetOptions: { keepDirty: true, keepDirtyValues: true, keepErrors: true },
  })
  useErrorsInLanguage(form)
  useUnsavedPart(form.formState.isDirty)
  // What was shown when the typing began.
  const [typedAt, setTypedAt] = useState<number | null>(null)
  const isTold = isRefusal(change.error, 'changed_elsewhere')
  const submit = form.handleSubmit(({ email: typed }) =>
    change.mutate(
      { deed: 'mailConfirmation', email: typed, revision: isTold ? revision : (typedAt ?? revision) },
      {
        onSuccess: ({ email, revision }) => {
          notify({ type: 'success', title: t('done.mailConfirmation', { email }) })
          setTypedAt(null)
          form.reset({ email, revision }, { keepDirty: false, keepDirtyValues: false, keepErrors: false })
        },
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
          {...form.register('email', { onChange: () => setTypedAt((at) => at ?? revision) })}
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
