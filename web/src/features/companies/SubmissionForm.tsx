import { CompanySubmission, type OwnReview, submitCompany } from '@tandem/contract/companies'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { currentOf, isRefusal } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { refusalOf } from '#lib/api/refusal-of.ts'
import { useSingleMutation } from '#lib/api/useSingleMutation.ts'
import { applyViolations } from '#lib/form/applyViolations.ts'
import { useUnsavedPart } from '#lib/form/unsaved-parts.ts'
import { useContractResolver } from '#lib/form/useContractResolver.ts'
import { useErrorsInLanguage } from '#lib/form/useErrorsInLanguage.ts'
import { useFilledFrom } from '#lib/form/useFilledFrom.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { focusPageHeadingInSight } from '#lib/sections/go-to-section.ts'
import { loadProfile } from '#lib/session/refresh-session.ts'
import { Button } from '#ui/actions/Button.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { FieldGrid } from '#ui/fields/form/FieldGrid.tsx'
import { RequiredLegend } from '#ui/fields/form/RequiredLegend.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'

const fields = [
  ['name', 'organization'],
  ['street', 'street-address'],
  ['zip', 'postal-code'],
  ['town', 'address-level2'],
  ['www', 'url'],
  ['phone', 'tel'],
] as const

/** A refused company corrects what it entered and asks again; one that was asked answers so. */
export function SubmissionForm({ review, onClose }: { review: OwnReview; onClose: () => void }) {
  const t = useTexts('companies')
  const isAnswer = review.question !== ''
  const submission = useSubmitCompany(isAnswer)
  const form = useForm({
    mode: 'onTouched',
    resolver: useContractResolver(SubmissionContent),
    defaultValues: contentOf(review),
  })
  useErrorsInLanguage(form)
  const { errors, isDirty } = form.formState
  useUnsavedPart(isDirty && !submission.isSuccess)
  const [filledFrom, setFilledFrom] = useFilledFrom(review, {
    isUnsaved: isDirty,
    contentOf,
    fill: form.reset,
  })
  const isChanged = isRefusal(submission.error, 'changed_elsewhere')
  const { setFocus } = form
  useEffect(() => setFocus('name'), [setFocus])
  const submit = form.handleSubmit((content) =>
    submission.mutate(
      { ...content, revision: filledFrom.revision },
      {
        onError: (error) => {
          applyViolations(error, form.setError)
          const current = currentOf(error, submitCompany)
          if (!current) return
          // The next try rests on what is shown then.
          form.reset(contentOf(current), { keepDirtyValues: true })
          setFilledFrom(current)
        },
      },
    ),
  )
  return (
    <SectionCard title={t(isAnswer ? 'submission.answerLabel' : 'submission.label')}>
      <form onSubmit={submit} noValidate>
        <Stack gap={5}>
          <RequiredLegend />
          <FieldGrid>
            {fields.map(([name, autoComplete]) => (
              <TextField
                key={name}
                {...form.register(name)}
                label={t(`submission.${name}`)}
                required
                autoComplete={autoComplete}
                error={errors[name]?.message}
              />
            ))}
          </FieldGrid>
          <TextArea
            {...form.register('note')}
            label={t(isAnswer ? 'submission.answer' : 'submission.note')}
            hint={t(isAnswer ? 'submission.answerHint' : 'submission.noteHint')}
            autoGrow
            maxLength={1000}
            error={errors.note?.message}
          />
          {submission.isError && (
            <InlineAlert
              tone={isChanged ? 'warning' : 'danger'}
              title={t(isChanged ? 'profile.changed' : 'submission.failed')}
              alert
            >
              {isChanged
                ? t('submission.changedText')
                : (refusalOf(submission.error) ?? t('submission.unreached'))}
            </InlineAlert>
          )}
          <Row wrap>
            <Button
              type="submit"
              variant="primary"
              busy={submission.isPending}
              busyText={t('submission.busy')}
            >
              {t(isAnswer ? 'submission.submitAnswer' : 'submission.submit')}
            </Button>
            <Button variant="text" onClick={onClose}>
              {t('submission.cancel')}
            </Button>
          </Row>
        </Stack>
      </form>
    </SectionCard>
  )
}

function useSubmitCompany(isAnswer: boolean) {
  const t = useTexts('companies')
  const queries = useQueryClient()
  return useSingleMutation({
    mutationFn: (body: Parameters<typeof send>[0]) => send(body),
    onSuccess: () => {
      const title = t(isAnswer ? 'submission.answered' : 'submission.sent')
      notify({ type: 'success', title, desc: t('submission.sentText') })
      // The form goes with what comes then.
      focusPageHeadingInSight()
      void queries.invalidateQueries({ queryKey: ['dashboard'] })
      void loadProfile()
    },
    onError: (error) => {
      const current = currentOf(error, submitCompany)
      if (!current) return
      // The form goes with that.
      if (!current.can.submit) {
        notify({ type: 'warning', title: t('submission.failed'), desc: t('submission.overtaken') })
        focusPageHeadingInSight()
      }
      void queries.invalidateQueries({ queryKey: ['dashboard'] })
    },
  })
}

const SubmissionContent = z.omit(CompanySubmission, { revision: true })

const contentOf = ({ details }: OwnReview) => ({ ...details, note: '' })

const send = (body: Pick<OwnReview, 'revision'> & OwnReview['details'] & { note: string }) =>
  call(submitCompany, { body })
