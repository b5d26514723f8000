import { type BackendPerson, ConfirmationMail, mailConfirmation } from '@tandem/contract/backend/people'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { currentOf } from '#lib/api/api-error.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { applyViolations } from '#lib/form/applyViolations.ts'
import { resetToSaved } from '#lib/form/resetToSaved.ts'
import { useUnsavedPart } from '#lib/form/unsaved-parts.ts'
import { useContractResolver } from '#lib/form/useContractResolver.ts'
import { useErrorsInLanguage } from '#lib/form/useErrorsInLanguage.ts'
import { useFilledFrom } from '#lib/form/useFilledFrom.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { Button } from '#ui/actions/Button.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { useChangePerson } from './queries.ts'

const Content = z.omit(ConfirmationMail, { revision: true })

/** A registration that nobody confirmed: the mail once more, to another address where this one was mistyped. */
export function ConfirmationMailForm({ person }: { person: BackendPerson }) {
  const t = useTexts('people')
  const change = useChangePerson(person.id)
  const form = useForm({
    resolver: useContractResolver(Content),
    defaultValues: contentOf(person),
  })
  useErrorsInLanguage(form)
  const { errors, isDirty } = form.formState
  useUnsavedPart(isDirty)
  const [{ revision }, setFilledFrom] = useFilledFrom(person, {
    isUnsaved: isDirty,
    contentOf,
    fill: form.reset,
  })
  const submit = form.handleSubmit(({ email }) => {
    const sent = structuredClone(form.getValues())
    change.mutate(
      { deed: 'mailConfirmation', email, revision },
      {
        onSuccess: (saved) => {
          notify({ type: 'success', title: t('done.mailConfirmation', { email: saved.email }) })
          resetToSaved(form, sent, contentOf(saved))
          setFilledFrom(saved)
        },
        onError: (error) => {
          applyViolations(error, form.setError)
          const current = currentOf(error, mailConfirmation)
          if (!current) return
          // The next try rests on what is shown then.
          form.reset(contentOf(current), { keepDirtyValues: true })
          setFilledFrom(current)
        },
      },
    )
  })
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

const contentOf = ({ email }: BackendPerson) => ({ email })
