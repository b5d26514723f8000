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
import { Button } from '#ui/actions/Button.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { RequiredLegend } from '#ui/fields/form/RequiredLegend.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { StudyInterestsField } from '../StudyInterestsField.tsx'
import type { ReviewList } from '../useReviewList.ts'
import { useCreateCompany } from './queries.ts'

const fields = ['name', 'street', 'zip', 'town', 'www', 'phone'] as const

/** A company that has no account yet: its key follows. */
export function CreateCompanyDialog({ list, onClose }: { list: ReviewList; onClose: () => void }) {
  const t = useTexts('officeCompanies')
  const create = useCreateCompany()
  return (
    <Dialog open onClose={onClose} title={t('create.title')} busy={create.isPending}>
      <CreateForm create={create} list={list} onClose={onClose} />
    </Dialog>
  )
}

type CreateFormProps = { create: ReturnType<typeof useCreateCompany>; list: ReviewList; onClose: () => void }

function CreateForm({ create, list, onClose }: CreateFormProps) {
  const t = useTexts('officeCompanies')
  const navigate = useNavigate()
  const form = useForm({
    resolver: useContractResolver(NewCompany),
    defaultValues: {
      name: '',
      street: '',
      zip: '',
      town: '',
      www: '',
      phone: '',
      studyInterests: [] as string[],
    },
  })
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
    <form noValidate aria-label={t('create.title')} onSubmit={submit}>
      <Stack gap={4}>
        <p>{t('create.text')}</p>
        {create.error && Object.keys(errors).length === 0 && (
          <InlineAlert tone="danger" alert>
            {failureTextOf(create.error)}
          </InlineAlert>
        )}
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
        <RequiredLegend />
        <Row justify="end" gap={2} wrap>
          <Button variant="text" disabled={create.isPending} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="primary" busy={create.isPending} busyText={t('busy')}>
            {t('create.submit')}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}
