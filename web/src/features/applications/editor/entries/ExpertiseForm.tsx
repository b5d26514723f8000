import { Expertise } from '@tandem/contract/applications/content'
import { violationMessage } from '@tandem/contract/violations'
import { Controller } from 'react-hook-form'
import type * as z from 'zod/mini'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { FieldGrid, FieldGridWide } from '#ui/fields/form/FieldGrid.tsx'
import { GradeField } from '#ui/fields/grade/GradeField.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { EntryForm } from './EntryForm.tsx'
import { ExpertiseNameField } from './ExpertiseNameField.tsx'
import { type EntryFormProps, useEntryForm } from './useEntryForm.ts'

export type ExpertiseEntry = z.output<typeof Expertise>

const empty: ExpertiseEntry = { name: '', grade: null, description: '' }

export function ExpertiseForm({ entry, typed, onType, onTake, ...frame }: EntryFormProps<ExpertiseEntry>) {
  const t = useTexts('applications')
  const locale = useLocale()
  const { register, control, handleSubmit, formState, isDirty } = useEntryForm<ExpertiseEntry>({
    ...{ entry, typed, onType, empty },
    schema: Expertise,
  })
  return (
    <EntryForm
      {...frame}
      title={entry?.name ?? t('editor.newEntry')}
      isDirty={isDirty}
      onSubmit={handleSubmit(onTake)}
    >
      <FieldGrid>
        <Controller
          control={control}
          name="name"
          render={({ field, fieldState }) => (
            <ExpertiseNameField {...field} error={fieldState.error?.message} />
          )}
        />
        <Controller
          control={control}
          name="grade"
          render={({ field, fieldState }) => (
            <GradeField
              {...field}
              label={t('editor.kenntnisse.grade')}
              hint={t('editor.kenntnisse.gradeHint')}
              error={fieldState.error && violationMessage(locale, 'grade_step')}
            />
          )}
        />
        <FieldGridWide>
          <TextArea
            label={t('editor.kenntnisse.description')}
            rows={2}
            maxLength={500}
            error={formState.errors.description?.message}
            {...register('description')}
          />
        </FieldGridWide>
      </FieldGrid>
    </EntryForm>
  )
}
