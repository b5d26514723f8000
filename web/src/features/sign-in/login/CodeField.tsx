import { useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Stack } from '#ui/layout/Stack.tsx'

type CodeFieldProps = {
  field: UseFormRegisterReturn
  error?: string
  /** Back into the field, once its keys have changed. */
  onChange: () => void
}

/** Takes both kinds of codes always; but on phones the keys for digits have no letters. */
export function CodeField({ field, error, onChange }: CodeFieldProps) {
  const t = useTexts('signIn')
  const [letters, setLetters] = useState(false)
  function changeKeys() {
    setLetters(!letters)
    onChange()
  }
  return (
    <Stack gap={1}>
      <TextField
        label={t('login.code')}
        hint={t(letters ? 'login.recoveryHint' : 'login.codeHint')}
        inputMode={letters ? 'text' : 'numeric'}
        autoComplete={letters ? 'off' : 'one-time-code'}
        autoCapitalize="characters"
        spellCheck={false}
        required
        error={error}
        {...field}
      />
      <div>
        <Button variant="text" size="sm" onClick={changeKeys}>
          {t(letters ? 'login.useApp' : 'login.useRecovery')}
        </Button>
      </div>
    </Stack>
  )
}
