import { useEffect, useRef } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useLocale } from '#lib/i18n/locale.ts'

/** A message stays in the language it was written in: after a change of language its field is checked again. */
export function useErrorsInLanguage<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
): void {
  const locale = useLocale()
  const { errors } = form.formState
  const shown = useRef(locale)
  useEffect(() => {
    if (shown.current === locale) return
    shown.current = locale
    const faulty = Object.keys(errors) as Path<Input>[]
    if (faulty.length > 0) void form.trigger(faulty)
  }, [locale, errors, form])
}
