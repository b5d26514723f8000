import { Education } from '@tandem/contract/applications/content'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { useContractResolver } from '#lib/form/useContractResolver.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { FieldGrid, FieldGridWide } from '#ui/fields/form/FieldGrid.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { EntryForm } from './EntryForm.tsx'
import type { EntryFormProps } from './EntryList.tsx'
import { PeriodFields } from './PeriodFields.tsx'

export type EducationEntry = z.output<typeof Education>

const empty: EducationEntry = { academyName: '', academicTitle: '', from: null, to: null }

export function EducationForm({ entry, onTake, ...frame }: EntryFormProps<EducationEntry>) {
  const t = useTexts('applications')
  const { register, control, handleSubmit, formState } = useForm<EducationEntry>({
    mode: 'onTouched',
    resolver: useContractResolver(Education),
    defaultValues: entry ?? empty,
  })
  return (
    <EntryForm
      {...frame}
      title={entry?.academyName ?? t('editor.newEntry')}
      isDirty={formState.isDirty}
      onSubmit={handleSubmit(onTake)}
    >
      <FieldGrid>
        <FieldGridWide>
          <TextField
            label={t('editor.schule.academyName')}
            required
            error={formState.errors.academyName?.message}
            {...register('academyName')}
          />
        </FieldGridWide>
        <FieldGridWide>
          <TextField
            label={t('editor.schule.academicTitle')}
            placeholder={t('editor.schule.academicTitlePlaceholder')}
            error={formState.errors.academicTitle?.message}
            {...register('academicTitle')}
          />
        </FieldGridWide>
        <PeriodFields control={control} />
      </FieldGrid>
    </EntryForm>
  )
}
