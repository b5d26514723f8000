import {
  type NewReferenceEntry,
  type ReferenceField,
  type ReferenceFieldName,
  referenceFieldNames,
} from '@tandem/contract/backend/reference-lists'
import { admissions } from '@tandem/contract/reference'
import { useQuery } from '@tanstack/react-query'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Checkbox } from '#ui/fields/choice/Checkbox.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { listQuery } from './queries.ts'

type EntryFieldProps = { field: string; shape: ReferenceField; form: UseFormReturn<NewReferenceEntry> }

/** What stands in a list beside the names, each as its kind is filled in. */
export function EntryField({ field, shape, form }: EntryFieldProps) {
  const t = useTexts('referenceLists')
  const name = `fields.${field}` as const
  const isRequired =
    shape.kind === 'choice' || shape.kind === 'entry' || ('required' in shape && shape.required)
  const shared = {
    label: t(`fields.${fieldName(field)}`),
    error: form.formState.errors.fields?.[field]?.message,
    required: isRequired === true,
  }
  if (shape.kind === 'flag') {
    return (
      <Controller
        control={form.control}
        name={name}
        render={({ field: { value, onChange, ...control } }) => (
          <Checkbox
            {...control}
            label={shared.label}
            checked={value === '1'}
            onChange={(event) => onChange(event.target.checked ? '1' : '0')}
          />
        )}
      />
    )
  }
  if (shape.kind === 'choice') {
    const options = admissions.map((value) => ({ value, label: t(`admissions.${value}`) }))
    return <SelectField {...form.register(name)} {...shared} placeholder={t('choose')} options={options} />
  }
  if (shape.kind === 'entry') return <EntrySelect list={shape.list} form={form} name={name} shared={shared} />
  return (
    <TextField
      {...form.register(name)}
      {...shared}
      autoComplete="off"
      inputMode={shape.kind === 'number' ? 'decimal' : undefined}
    />
  )
}

type EntrySelectProps = {
  list: Extract<ReferenceField, { kind: 'entry' }>['list']
  form: EntryFieldProps['form']
  name: `fields.${string}`
  shared: { label: string; error: string | undefined; required: boolean }
}

/** Drawn with what it refers to: a choice whose options come later would show none. */
function EntrySelect({ list, form, name, shared }: EntrySelectProps) {
  const t = useTexts('referenceLists')
  const locale = useLocale()
  const { data } = useQuery(listQuery(list))
  if (!data) return null
  const options = data.entries.map(({ key, nameDe, nameEn }) => ({
    value: key,
    label: (locale === 'en' && nameEn) || nameDe,
  }))
  return <SelectField {...form.register(name)} {...shared} placeholder={t('choose')} options={options} />
}

export const fieldName = (field: string): ReferenceFieldName =>
  referenceFieldNames.find((name) => name === field) ?? 'value'
