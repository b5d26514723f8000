import { IconCloudOff } from '@tabler/icons-react'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useOfflineSince } from '#lib/offline/connection.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { Container } from '#ui/layout/Container.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
import styles from './OfflineLine.module.css'

/** Above everything else: how old what is shown is, while nothing newer can come. */
export function OfflineLine({ wide }: { wide: boolean }) {
  const t = useTexts('common')
  const { time, day } = useFormats()
  const isSignedIn = useAccount() !== null
  const since = useOfflineSince()
  const at = since === null ? null : new Date(since)
  const isToday = at !== null && day(at) === day(new Date())
  return (
    <div role="status" className={styles.frame}>
      {isSignedIn && at && (
        <Container width={wide ? 'wide' : 'default'} className={styles.line}>
          <Icon icon={IconCloudOff} />
          <p className={styles.words}>
            <b>
              {isToday
                ? t('offline.today', { time: time(at) })
                : t('offline.before', { day: day(at), time: time(at) })}
            </b>{' '}
            {t('offline.text')}
          </p>
        </Container>
      )}
    </div>
  )
}
