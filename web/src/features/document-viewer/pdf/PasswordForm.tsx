import { type FormEvent, useState } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { PasswordField } from '#ui/fields/PasswordField.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import styles from '../OpenDocument.module.css'

type PasswordFormProps = { wasWrong: boolean; onPassword: (password: string) => void }

export function PasswordForm({ wasWrong, onPassword }: PasswordFormProps) {
  const t = useTexts('documentViewer')
  const [password, setPassword] = useState('')

  function open(event: FormEvent) {
    event.preventDefault()
    onPassword(password)
  }
  return (
    <form className={styles.state} onSubmit={open}>
      <Stack gap={4}>
        <h3>{t('passwordTitle')}</h3>
        <Text>{t('passwordText')}</Text>
        <PasswordField
          label={t('password')}
          autoComplete="off"
          autoFocus={wasWrong}
          value={password}
          error={wasWrong ? t('passwordWrong') : undefined}
          onChange={({ target }) => setPassword(target.value)}
        />
        <div>
          <Button type="submit" variant="primary" disabled={!password}>
            {t('passwordOpen')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
