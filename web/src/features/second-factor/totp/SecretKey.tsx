import { useTexts } from '#lib/i18n/texts.ts'
import { CopyButton } from '#ui/actions/CopyButton.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import styles from './SecretKey.module.css'

/** In groups, so that it can be typed off; copied without them. */
export function SecretKey({ secret }: { secret: string }) {
  const t = useTexts('security')
  return (
    <Stack gap={2}>
      <Text size="small" muted>
        {t('totp.secret')}
      </Text>
      <Row gap={3} wrap>
        <code className={styles.secret}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
        <CopyButton size="sm" text={secret} />
      </Row>
    </Stack>
  )
}
