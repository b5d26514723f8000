import { Career } from '@tandem/contract/applications/content'
import type * as z from 'zod/mini'
import { useTexts } from '#lib/i18n/texts.ts'
import { FieldGrid, FieldGridWide } from '#ui/fields/form/FieldGrid.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { EntryForm } from './EntryForm.tsx'
import { PeriodFields } from './PeriodFields.tsx'
import { type EntryFormProps, useEntryForm } from './useEntryForm.ts'

export type CareerEntry = z.output<typeof Career>

const empty: CareerEntry = { companyName: '', position: '', from: null, to: null }

export function CareerForm({ entry, typed, onType, onTake, ...frame }: EntryFormProps<CareerEntry>) {
  const t = useTexts('applications')
  const { register, control, handleSubmit, formState, isDirty } = useEntryForm<CareerEntry>({
    ...{ entry, typed, onType, empty },
    schema: Career,
  })
  return (
    <EntryForm
      {...frame}
      title={entry?.companyName ?? t('editor.newEntry')}
      isDirty={isDirty}
      onSubmit={handleSubmit(onTake)}
    >
      <FieldGrid>
        <FieldGridWide>
          <TextField
            label={t('editor.werdegang.companyName')}
            required
            error={formState.errors.companyName?.message}
            {...register('companyName')}
          />
        </FieldGridWide>
        <FieldGridWide>
          <TextField
            label={t('editor.werdegang.position')}
            placeholder={t('editor.werdegang.positionPlaceholder')}
            error={formState.errors.position?.message}
            {...register('position')}
          />
        </FieldGridWide>
        <PeriodFields control={control} />
      </FieldGrid>
    </EntryForm>
  )
}
