import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import { Icon, type IconType } from '#ui/marks/Icon.tsx'
import styles from './Tag.module.css'

export type TagTone = 'neutral' | 'theory' | 'practice' | 'success' | 'warning' | 'danger' | 'line'

/** States something and is never clickable. */
export function Tag({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: TagTone
  icon?: IconType
  children: ReactNode
}) {
  return (
    <span className={cx(styles.tag, styles[tone])}>
      {icon && <Icon icon={icon} size={15} />}
      {children}
    </span>
  )
}
