import { IconCheck, IconMinus, IconTilde } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/Icon.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import styles from './Reasons.module.css'

export function ReasonList({ column, children }: { column?: boolean; children: ReactNode }) {
  return <ul className={cx(styles.list, column && styles.column)}>{children}</ul>
}

interface ReasonProps {
  fit: 'fits' | 'partly' | 'not'
  /** The fit in words, for those who do not see the mark. */
  label: string
  children: ReactNode
}

export function Reason({ fit, label, children }: ReasonProps) {
  return (
    <li className={cx(styles.reason, styles[fit])}>
      <Icon icon={marks[fit]} size={16} className={styles.mark} />
      <VisuallyHidden>{label}: </VisuallyHidden>
      {children}
    </li>
  )
}

const marks = { fits: IconCheck, partly: IconTilde, not: IconMinus }
