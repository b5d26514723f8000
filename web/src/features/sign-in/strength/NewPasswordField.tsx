import { passwordBounds } from '@tandem/contract/sign-in'
import { type FieldValues, type Path, type UseFormReturn, useWatch } from 'react-hook-form'
import { useTexts } from '#lib/i18n/texts.ts'
import { StrengthMeter } from '#ui/fields/form/StrengthMeter.tsx'
import { PasswordField } from '#ui/fields/PasswordField.tsx'
import { usePasswordStrength } from './usePasswordStrength.ts'

type NewPasswordFieldProps<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>
  name: Path<Values>
  label: string
  /** Fields of the same form whose content makes a password weak. */
  ownFields?: Path<Values>[]
  /** The same of what the form does not ask for. */
  ownData?: readonly string[]
}

const verdicts = ['weak', 'fair', 'nearly', 'close', 'good'] as const

export function NewPasswordField<Values extends FieldValues, Output>({
  form,
  name,
  label,
  ownFields = [],
  ownData = [],
}: NewPasswordFieldProps<Values, Output>) {
  const t = useTexts('signIn')
  const watched: unknown[] = useWatch({ control: form.control, name: [name, ...ownFields] })
  const [password = '', ...own] = watched.map((value) => String(value ?? '').trim())
  const score = usePasswordStrength(password, [...own, ...ownData])
  const tooShort = password.length < passwordBounds.min
  return (
    <PasswordField
      {...form.register(name)}
      label={label}
      autoComplete="new-password"
      required
      error={form.getFieldState(name, form.formState).error?.message}
      hint={password === '' ? t('strength.advice') : undefined}
      meter={
        password !== '' && (
          <StrengthMeter
            score={score}
            verdict={
              score === null ? undefined : t(tooShort ? 'strength.short' : `strength.${verdicts[score]}`)
            }
            advice={score !== 4 || tooShort ? t('strength.advice') : undefined}
          />
        )
      }
    />
  )
}
