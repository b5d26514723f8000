import { paths } from '@tandem/contract/paths'
import { useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'

type CodeFieldProps = {
  field: UseFormRegisterReturn
  error?: string
  /** The other kind of code is to be typed: into an empty field, on other keys. */
  onKindChange: () => void
}

/** Takes both kinds of codes always; but on phones the keys for digits have no letters. */
export function CodeField({ field, error, onKindChange }: CodeFieldProps) {
  const t = useTexts('signIn')
  const to = useTo()
  const [letters, setLetters] = useState(false)
  function changeKind() {
    setLetters(!letters)
    onKindChange()
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
        <Button variant="text" size="sm" onClick={changeKind}>
          {t(letters ? 'login.useApp' : 'login.useRecovery')}
        </Button>
      </div>
      {letters && (
        <Text size="small" muted>
          {t('login.lost')} <TextLink to={to(paths.contactUs())}>{t('login.contact')}</TextLink>
        </Text>
      )}
    </Stack>
  )
}
