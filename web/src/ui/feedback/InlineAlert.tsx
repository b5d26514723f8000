import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/marks/Icon.tsx'
import styles from './InlineAlert.module.css'
import { type Tone, toneIcon } from './tone.ts'

interface InlineAlertProps {
  tone?: Tone
  title?: ReactNode
  /** For what just happened: it is read at once. */
  alert?: boolean
  actions?: ReactNode
  children?: ReactNode
}

export function InlineAlert({ tone = 'info', title, alert, actions, children }: InlineAlertProps) {
  return (
    <div className={cx(styles.alert, styles[tone])} role={alert ? 'alert' : undefined}>
      <Icon icon={toneIcon[tone]} className={styles.icon} />
      <div className={styles.words}>
        {title && <b>{title}</b>}
        {children && <div>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  )
}
