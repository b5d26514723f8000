import type { CompanyReview } from '@tandem/contract/backend'
import { CompanyCorrection } from '@tandem/contract/backend/company-changes'
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
import { RequiredLegend } from '#ui/fields/form/RequiredLegend.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { type Correction, useCorrectCompany } from './queries.ts'

const lines = ['name', 'industry', 'size', 'street', 'zip', 'town', 'www', 'phone', 'mail'] as const
const texts = ['descriptionDe', 'descriptionEn'] as const

/** What the company says of itself, put right; it is told which fields. */
export function CorrectionDialog({ review, onClose }: { review: CompanyReview; onClose: () => void }) {
  const t = useTexts('officeCompanies')
  const correct = useCorrectCompany(review.id)
  return (
    <Dialog open onClose={onClose} title={t('correction.title')} busy={correct.isPending}>
      <CorrectionForm review={review} correct={correct} onClose={onClose} />
    </Dialog>
  )
}

type CorrectionFormProps = {
  review: CompanyReview
  correct: ReturnType<typeof useCorrectCompany>
  onClose: () => void
}

function CorrectionForm({ review, correct, onClose }: CorrectionFormProps) {
  const t = useTexts('officeCompanies')
  const form = useForm({ resolver: useContractResolver(CompanyCorrection), defaultValues: valuesOf(review) })
  useErrorsInLanguage(form)
  const { errors, isDirty } = form.formState
  useUnsavedPart(isDirty && !correct.isSuccess)
  const isOutdated = isRefusal(correct.error, 'changed_elsewhere')
  const submit = form.handleSubmit((values) =>
    // Whoever was told that something has changed has looked at it since.
    correct.mutate(
      { ...values, revision: isOutdated ? review.revision : values.revision },
      {
        onSuccess: () => {
          notify({ type: 'success', title: t('correction.done', { name: values.name }) })
          onClose()
        },
        onError: (error) => applyViolations(error, form.setError),
      },
    ),
  )
  return (
    <form noValidate aria-label={t('correction.title')} onSubmit={submit}>
      <Stack gap={4}>
        <p>{t('correction.text')}</p>
        {correct.error && Object.keys(errors).length === 0 && (
          <InlineAlert tone={isOutdated ? 'warning' : 'danger'} alert>
            {isOutdated ? t('correction.outdated') : failureTextOf(correct.error)}
          </InlineAlert>
        )}
        {lines.map((field) => (
          <TextField
            key={field}
            {...form.register(field)}
            label={t(`correction.fields.${field}`)}
            autoComplete="off"
            required={field === 'name'}
            error={errors[field]?.message}
          />
        ))}
        {texts.map((field) => (
          <TextArea
            key={field}
            {...form.register(field)}
            label={t(`correction.fields.${field}`)}
            autoGrow
            maxLength={4000}
            error={errors[field]?.message}
          />
        ))}
        <RequiredLegend />
        <Row justify="end" gap={2} wrap>
          <Button variant="text" disabled={correct.isPending} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="primary" busy={correct.isPending} busyText={t('busy')}>
            {t('correction.submit')}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}

function valuesOf({
  name,
  industry,
  size,
  mail,
  descriptionDe,
  descriptionEn,
  details,
  revision,
}: CompanyReview) {
  const { street, zip, town, www, phone } = details
  return {
    ...{ name, industry, size, street, zip, town, www, phone, mail, descriptionDe, descriptionEn },
    revision,
  } satisfies Correction
}
