import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { berlinInstant, berlinParts } from '#lib/format/berlin-instant.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import styles from '../ContentForm.module.css'
import type { DraftForm } from '../drafts.ts'

type MomentFieldProps = {
  form: DraftForm
  name: 'publishAt' | 'content.showFrom' | 'content.showUntil'
  label: string
  hint?: string
}

/** A day and a time in Berlin; without a day there is none. What is typed by halves is kept here until it is a time. */
export function MomentField({ form, name, label, hint }: MomentFieldProps) {
  const t = useTexts('contents')
  const value = useWatch({ control: form.control, name }) ?? null
  const [typed, setTyped] = useState(() => partsOf(value))
  // Something else has changed it: a version that was taken over.
  const shown = berlinInstant(typed.day, typed.time) === value ? typed : partsOf(value)
  const error = form.getFieldState(name, form.formState).error?.message
  const change = (parts: Partial<typeof typed>) => {
    const next = { ...shown, ...parts }
    setTyped(next)
    form.setValue(name, berlinInstant(next.day, next.time), { shouldDirty: true, shouldValidate: true })
  }
  return (
    <fieldset className={styles.moment}>
      <DateField
        label={label}
        hint={hint}
        error={error}
        value={shown.day}
        onChange={({ target }) => change({ day: target.value, time: shown.time || defaultTime })}
      />
      <TextField
        label={t('time')}
        aria-label={`${label}, ${t('time')}`}
        type="time"
        value={shown.time}
        onChange={({ target }) => change({ time: target.value })}
      />
    </fieldset>
  )
}

const defaultTime = '06:00'
const partsOf = (instant: string | null) => (instant ? berlinParts(instant) : { day: '', time: '' })
