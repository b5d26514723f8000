import { NewCompany } from '@tandem/contract/backend/company-changes'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { applyViolations } from '#lib/form/applyViolations.ts'
import { useUnsavedPart } from '#lib/form/unsaved-parts.ts'
import { useContractResolver } from '#lib/form/useContractResolver.ts'
import { useErrorsInLanguage } from '#lib/form/useErrorsInLanguage.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { TextField } from '#ui/fields/TextField.tsx'
import { FormDialog } from '../../frame/FormDialog.tsx'
import type { ReviewList } from '../list/useReviewList.ts'
import { StudyInterestsField } from '../review/StudyInterestsField.tsx'
import { useCreateCompany } from './queries.ts'

const fields = ['name', 'street', 'zip', 'town', 'www', 'phone'] as const

const empty = { name: '', street: '', zip: '', town: '', www: '', phone: '', studyInterests: [] as string[] }

/** A company that has no account yet: its key follows. */
export function CreateCompanyDialog({ list, onClose }: { list: ReviewList; onClose: () => void }) {
  const t = useTexts('officeCompanies')
  const navigate = useNavigate()
  const create = useCreateCompany()
  const form = useForm({ resolver: useContractResolver(NewCompany), defaultValues: empty })
  useErrorsInLanguage(form)
  const { errors, isDirty } = form.formState
  useUnsavedPart(isDirty && !create.isSuccess)
  const submit = form.handleSubmit((company) =>
    create.mutate(company, {
      onSuccess: ({ id, name }) => {
        notify({ type: 'success', title: t('create.done', { name }), desc: t('create.next') })
        onClose()
        void navigate(list.companyPath(id))
      },
      onError: (error) => applyViolations(error, form.setError),
    }),
  )
  return (
    <FormDialog
      title={t('create.title')}
      text={t('create.text')}
      submit={t('create.submit')}
      busy={create.isPending}
      problem={create.error && Object.keys(errors).length === 0 ? failureTextOf(create.error) : null}
      onClose={onClose}
      onSubmit={submit}
    >
      {fields.map((field) => (
        <TextField
          key={field}
          {...form.register(field)}
          label={t(`correction.fields.${field}`)}
          autoComplete="off"
          required={field !== 'www' && field !== 'phone'}
          error={errors[field]?.message}
        />
      ))}
      <StudyInterestsField
        value={form.watch('studyInterests')}
        onChange={(chosen) =>
          form.setValue('studyInterests', chosen, { shouldValidate: true, shouldDirty: true })
        }
        error={errors.studyInterests && t('create.interestsNeeded')}
      />
    </FormDialog>
  )
}
