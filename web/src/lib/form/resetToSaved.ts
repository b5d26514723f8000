import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'

/**
 * After a save: the form is as the record was saved, but what was typed since it was sent stays, and is unsaved. `sent`
 * are the form's values from then.
 */
export function resetToSaved<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  sent: Input,
  saved: Input,
): void {
  const typed = form.getValues()
  const next = typedSince(sent, saved, typed)
  form.reset(saved, { keepValues: true })
  // A value that stays is not written: the caret would go to its end.
  for (const name of Object.keys(next) as (keyof Input & Path<Input>)[]) {
    if (isSame(next[name], saved[name]) && isSame(next[name], typed[name])) continue
    form.setValue(name, next[name] as PathValue<Input, Path<Input>>, { shouldDirty: true })
  }
}

function typedSince<Value>(sent: Value, saved: Value, typed: Value): Value {
  if (isSame(typed, sent)) return saved
  if (!isRecord(typed) || !isRecord(sent) || !isRecord(saved)) return typed
  const names = Object.keys(typed)
  return Object.fromEntries(
    names.map((name) => [name, typedSince(sent[name], saved[name], typed[name])]),
  ) as Value
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)
