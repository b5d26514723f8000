import { IconCheck } from '@tabler/icons-react'
import { useTexts } from '#lib/i18n/texts.ts'
import { PanelCurve } from '#ui/art/PanelCurve.tsx'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './SignUpBenefits.module.css'

export type Audience = keyof typeof promises

const promises = {
  applicant: { title: 'promise.title', reasons: ['promise.once', 'promise.direct', 'promise.control'] },
  company: { title: 'promise.companyTitle', reasons: ['promise.board', 'promise.write', 'promise.team'] },
} as const

export function SignUpBenefits({ audience }: { audience: Audience }) {
  const t = useTexts('accounts')
  const { title, reasons } = promises[audience]
  return (
    <aside className={cx('on-inverse', styles.panel)} aria-label={t('promise.label')}>
      <div className={styles.art}>
        <PanelCurve />
      </div>
      <div className={styles.words}>
        <p className={cx('h1', styles.title)}>{t(title)}</p>
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason} className={styles.reason}>
              <Icon icon={IconCheck} className={styles.tick} />
              {t(reason)}
            </li>
          ))}
        </ul>
      </div>
    </aside>
  )
}
