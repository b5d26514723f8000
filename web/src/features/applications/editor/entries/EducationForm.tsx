import { Education } from '@tandem/contract/applications/content'
import type * as z from 'zod/mini'
import { useTexts } from '#lib/i18n/texts.ts'
import { FieldGrid, FieldGridWide } from '#ui/fields/form/FieldGrid.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { EntryForm } from './EntryForm.tsx'
import { PeriodFields } from './PeriodFields.tsx'
import { type EntryFormProps, useEntryForm } from './useEntryForm.ts'

export type EducationEntry = z.output<typeof Education>

const empty: EducationEntry = { academyName: '', academicTitle: '', from: null, to: null }

export function EducationForm({ entry, typed, onType, onTake, ...frame }: EntryFormProps<EducationEntry>) {
  const t = useTexts('applications')
  const { register, control, handleSubmit, formState, isDirty } = useEntryForm<EducationEntry>({
    ...{ entry, typed, onType, empty },
    schema: Education,
  })
  return (
    <EntryForm
      {...frame}
      title={entry?.academyName ?? t('editor.newEntry')}
      isDirty={isDirty}
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
