import { passwordBounds } from '@tandem/contract/accounts'
import { useWatch } from 'react-hook-form'
import { useTexts } from '#lib/i18n/texts.ts'
import { PasswordField } from '#ui/fields/PasswordField.tsx'
import { StrengthMeter } from '#ui/form/StrengthMeter.tsx'
import { usePasswordStrength } from '../strength/usePasswordStrength.ts'
import type { RegistrationFormState } from './registration-values.ts'

const verdicts = ['weak', 'fair', 'nearly', 'close', 'good'] as const

export function NewPasswordField({ form }: { form: RegistrationFormState }) {
  const t = useTexts('accounts')
  const [password, ...ownData] = useWatch({
    control: form.control,
    name: ['password', 'firstName', 'lastName', 'email', 'birthdate'],
  })
  const score = usePasswordStrength(password.trim(), ownData)
  const tooShort = password.trim().length < passwordBounds.min
  return (
    <PasswordField
      {...form.register('password')}
      label={t('register.password')}
      autoComplete="new-password"
      required
      error={form.formState.errors.password?.message}
      hint={score === null ? t('strength.advice') : undefined}
      meter={
        score !== null && (
          <StrengthMeter
            score={score}
            verdict={t(tooShort ? 'strength.short' : `strength.${verdicts[score]}`)}
            advice={score < 4 || tooShort ? t('strength.advice') : undefined}
          />
        )
      }
    />
  )
}
