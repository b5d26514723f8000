import { useEffect, useEffectEvent } from 'react'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { isSame } from '#lib/form/is-same.ts'
import { useContractResolver } from '#lib/form/useContractResolver.ts'

/** What the form of one entry takes. */
export type EntryFormProps<Entry> = {
  /** Null for a new one. */
  entry: Entry | null
  /** What is typed into it, also before a reload; null where all is as it was. */
  typed: Entry | null
  onType: (typed: Entry | null) => void
  onTake: (entry: Entry) => void
  onCancel: () => void
  onRemove?: () => void
}

type Options<Entry> = Pick<EntryFormProps<Entry>, 'entry' | 'typed' | 'onType'> & {
  schema: z.ZodMiniType<Entry, Entry>
  empty: Entry
}

/** The form of an open entry, which tells what is typed into it. */
export function useEntryForm<Entry extends FieldValues>({
  schema,
  empty,
  entry,
  typed,
  onType,
}: Options<Entry>) {
  const form = useForm<Entry, unknown, Entry>({
    mode: 'onTouched',
    resolver: useContractResolver(schema),
    defaultValues: (typed ?? entry ?? empty) as DefaultValues<Entry>,
  })
  const tell = useEffectEvent((values: Entry) => onType(isSame(values, entry ?? empty) ? null : values))
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: () => tell(form.getValues()) }),
    [form],
  )
  return { ...form, isDirty: typed !== null }
}
