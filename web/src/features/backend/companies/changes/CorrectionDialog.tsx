import type { CompanyReview } from '@tandem/contract/backend'
import { CompanyCorrection, correctCompany } from '@tandem/contract/backend/company-changes'
import { useForm } from 'react-hook-form'
import { currentOf, isRefusal } from '#lib/api/api-error.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { applyViolations } from '#lib/form/applyViolations.ts'
import { useUnsavedPart } from '#lib/form/unsaved-parts.ts'
import { useContractResolver } from '#lib/form/useContractResolver.ts'
import { useErrorsInLanguage } from '#lib/form/useErrorsInLanguage.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { FormDialog } from '../../frame/FormDialog.tsx'
import { type Correction, useCorrectCompany } from './queries.ts'

const lines = ['name', 'industry', 'size', 'street', 'zip', 'town', 'www', 'phone', 'mail'] as const
const texts = ['descriptionDe', 'descriptionEn'] as const

/** What the company says of itself, put right; it is told which fields. */
export function CorrectionDialog({ review, onClose }: { review: CompanyReview; onClose: () => void }) {
  const t = useTexts('officeCompanies')
  const correct = useCorrectCompany(review.id)
  const form = useForm({ resolver: useContractResolver(CompanyCorrection), defaultValues: valuesOf(review) })
  useErrorsInLanguage(form)
  const { errors, isDirty } = form.formState
  useUnsavedPart(isDirty && !correct.isSuccess)
  const isOutdated = isRefusal(correct.error, 'changed_elsewhere')
  const isUntold = correct.error && Object.keys(errors).length === 0
  const submit = form.handleSubmit((values) =>
    correct.mutate(values, {
      onSuccess: () => {
        notify({ type: 'success', title: t('correction.done', { name: values.name }) })
        onClose()
      },
      onError: (error) => {
        applyViolations(error, form.setError)
        const current = currentOf(error, correctCompany)
        // The next try rests on what is shown then.
        if (current) form.reset(valuesOf(current), { keepDirtyValues: true })
      },
    }),
  )
  return (
    <FormDialog
      title={t('correction.title')}
      text={t('correction.text')}
      submit={t('correction.submit')}
      busy={correct.isPending}
      problem={isUntold ? (isOutdated ? t('correction.outdated') : failureTextOf(correct.error)) : null}
      isWarning={isOutdated}
      onClose={onClose}
      onSubmit={submit}
    >
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
    </FormDialog>
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
