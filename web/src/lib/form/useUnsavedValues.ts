import { useEffect, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { currentAccount } from '#lib/session/session-store.ts'
import { readUnsaved, storeUnsaved } from './unsaved-values.ts'

/**
 * Keeps what is typed into these fields, never a password, until it is saved or left behind on purpose: a session
 * that ends by itself, or a reload, finds it again. Answers whether it did.
 */
export function useUnsavedValues<Input extends FieldValues, Output>(
  name: string,
  form: UseFormReturn<Input, unknown, Output>,
  fields: readonly Path<Input>[],
): boolean {
  const [kept] = useState(() => readUnsaved(name))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields are always the same
  useEffect(() => {
    const keep = (values: FieldValues, typed: readonly Path<Input>[]) =>
      storeUnsaved(name, typed.length > 0 ? Object.fromEntries(typed.map((at) => [at, values[at]])) : null)
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) =>
        keep(
          values,
          fields.filter((field) => !isSame(values[field], defaultValues?.[field])),
        ),
    })
    // By another name, what is typed goes on.
    keep(
      form.getValues(),
      fields.filter((field) => form.getFieldState(field).isDirty),
    )
    return () => {
      stop()
      if (currentAccount()) storeUnsaved(name, null)
    }
  }, [name, form])
  // Once: by another name it would come back over what was typed and saved since.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields are always the same
  useEffect(() => {
    for (const field of fields) {
      if (kept?.[field] === undefined) continue
      form.setValue(field, kept[field] as PathValue<Input, Path<Input>>, { shouldDirty: true })
    }
  }, [form, kept])
  return kept !== null
}

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)
