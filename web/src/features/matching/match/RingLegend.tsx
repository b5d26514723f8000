import { IconInfoCircle } from '@tabler/icons-react'
import { Trans } from '#lib/i18n/Trans.tsx'
import { useTexts } from '#lib/i18n/texts.ts'
import { Icon } from '#ui/marks/Icon.tsx'
import styles from './RingLegend.module.css'

/** Once above a list of rings. */
export function RingLegend() {
  const t = useTexts('matching')
  return (
    <p className={styles.legend}>
      <Icon icon={IconInfoCircle} />
      <span>
        <Trans
          t={t}
          i18nKey="legend"
          components={{ left: <b className={styles.left} />, right: <b className={styles.right} /> }}
        />
      </span>
    </p>
  )
}
