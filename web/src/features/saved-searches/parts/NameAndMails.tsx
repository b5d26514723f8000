import type { UseFormReturn } from 'react-hook-form'
import { useErrorsInLanguage } from '#lib/form/useErrorsInLanguage.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { RequiredLegend } from '#ui/fields/form/RequiredLegend.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { type Interval, useIntervalOptions } from './IntervalSelect.tsx'

type Values = { name: string; notificationInterval?: Interval | undefined }
type NameAndMailsProps = {
  form: UseFormReturn<Values, unknown, { name: string; notificationInterval: Interval }>
}

export function NameAndMails({ form }: NameAndMailsProps) {
  const t = useTexts('savedSearches')
  const { errors } = form.formState
  useErrorsInLanguage(form)
  return (
    <>
      <TextField
        {...form.register('name')}
        label={t('save.name')}
        hint={t('save.nameHint')}
        required
        error={errors.name?.message}
      />
      <SelectField
        {...form.register('notificationInterval')}
        label={t('interval.label')}
        options={useIntervalOptions(form.formState.defaultValues?.notificationInterval)}
        error={errors.notificationInterval?.message}
      />
      <RequiredLegend />
    </>
  )
}
