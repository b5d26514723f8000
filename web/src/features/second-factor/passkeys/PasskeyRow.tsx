import { IconKey } from '@tabler/icons-react'
import { useAgo } from '#lib/format/useAgo.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
import type { Passkey } from '../queries.ts'
import styles from './PasskeyRow.module.css'

type PasskeyRowProps = { passkey: Passkey; onRename: () => void; onRemove?: () => void }

export function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const t = useTexts('security')
  const { day } = useFormats()
  const ago = useAgo()
  const { name, createdAt, lastUsedAt } = passkey
  const used = lastUsedAt ? t('passkeys.used', { ago: ago(lastUsedAt) }) : t('passkeys.neverUsed')
  return (
    <li className={styles.row}>
      <Icon icon={IconKey} className={styles.icon} />
      <div className={styles.words}>
        <Text strong>{name}</Text>
        <Text size="small" muted>
          {t('passkeys.created', { day: day(createdAt) })}, {used}
        </Text>
      </div>
      <div className={styles.actions}>
        <Button size="sm" variant="text" aria-label={t('passkeys.renameName', { name })} onClick={onRename}>
          {t('passkeys.rename')}
        </Button>
        {onRemove && (
          <Button size="sm" variant="text" aria-label={t('passkeys.removeName', { name })} onClick={onRemove}>
            {t('passkeys.remove')}
          </Button>
        )}
      </div>
    </li>
  )
}
