import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import type { Session } from '@tandem/contract/sessions'
import { useAgo } from '#lib/format/useAgo.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { Row } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
import { Tag } from '#ui/marks/Tag.tsx'
import styles from './SessionRow.module.css'

type SessionRowProps = { session: Session; isEnding: boolean; onEnd: () => void }

export function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const t = useTexts('sessions')
  const ago = useAgo()
  const { dateTime } = useFormats()
  const device = session.device || t('unknown')
  const isPhone = /android|ios|iphone|ipad/i.test(session.device)
  const time = dateTime(session.createdAt)
  const seen = session.current ? t('seenNow') : t('seen', { ago: ago(session.lastSeenAt) })
  return (
    <li className={styles.session}>
      <Icon icon={isPhone ? IconDeviceMobile : IconDeviceDesktop} size={24} className={styles.icon} />
      <div className={styles.words}>
        <Row wrap gap={2}>
          <b>{device}</b>
          {session.current && <Tag tone="theory">{t('current')}</Tag>}
        </Row>
        <Text size="small" muted>
          {t('since', { time })}
          {', '}
          {seen}
        </Text>
      </div>
      {!session.current && (
        <Button
          size="sm"
          busy={isEnding}
          busyText={t('endBusy')}
          aria-label={t('endName', { device, time })}
          onClick={onEnd}
        >
          {t('end')}
        </Button>
      )}
    </li>
  )
}
