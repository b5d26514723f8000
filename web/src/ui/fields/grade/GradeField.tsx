import { type Ref, useState } from 'react'
import { useUiTexts } from '#ui/texts.tsx'
import type { FieldProps } from '../Field.tsx'
import { TextField } from '../TextField.tsx'
import { formatGrade, parseGrade } from './grade.ts'

interface GradeFieldProps extends FieldProps {
  value: number | null | undefined
  /** NaN for what is no number, so that the schema refuses it. */
  onChange: (grade: number | null) => void
  onBlur?: () => void
  name?: string
  ref?: Ref<HTMLInputElement>
  placeholder?: string
  disabled?: boolean
}

export function GradeField({ value, onChange, onBlur, ...rest }: GradeFieldProps) {
  const { locale } = useUiTexts()
  const [typed, setTyped] = useState<string | null>(null)
  const formatted = value == null || Number.isNaN(value) ? '' : formatGrade(value, locale)
  // What was typed counts only while it means the value: a reset from outside wins.
  const shown = typed !== null && Object.is(parseGrade(typed), value ?? null) ? typed : formatted

  function leave() {
    // A grade is shown tidily once left; what is no grade stays, so that it can be mended.
    if (!Number.isNaN(value)) setTyped(null)
    onBlur?.()
  }
  return (
    <TextField
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      onChange={(event) => {
        setTyped(event.target.value)
        onChange(parseGrade(event.target.value))
      }}
      onBlur={leave}
    />
  )
}
