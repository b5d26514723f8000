import { IconCheck } from '@tabler/icons-react'
import { useTexts } from '#lib/i18n/texts.ts'
import { PanelCurve } from '#ui/art/PanelCurve.tsx'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './SignUpPromise.module.css'

const reasons = ['once', 'direct', 'control'] as const

export function SignUpPromise() {
  const t = useTexts('accounts')
  return (
    <aside className={cx('on-inverse', styles.panel)} aria-label={t('promise.label')}>
      <div className={styles.art}>
        <PanelCurve />
      </div>
      <div className={styles.words}>
        <p className={cx('h1', styles.title)}>{t('promise.title')}</p>
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason} className={styles.reason}>
              <Icon icon={IconCheck} className={styles.tick} />
              {t(`promise.${reason}`)}
            </li>
          ))}
        </ul>
      </div>
    </aside>
  )
}
