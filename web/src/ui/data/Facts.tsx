import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { Icon, type IconType } from '#ui/marks/Icon.tsx'
import styles from './Facts.module.css'

/** One wrapping line of short facts. */
export function Facts({ children }: { children: ReactNode }) {
  return <ul className={styles.facts}>{children}</ul>
}

interface FactProps {
  icon: IconType
  /** Hidden words for what the icon means. */
  label?: string
  strong?: boolean
  muted?: boolean
  children: ReactNode
}

export function Fact({ icon, label, strong, muted, children }: FactProps) {
  return (
    <li className={cx(styles.fact, strong && styles.strong, muted && styles.muted)}>
      <Icon icon={icon} size={18} className={styles.icon} />
      {label && <VisuallyHidden>{label}: </VisuallyHidden>}
      {children}
    </li>
  )
}
