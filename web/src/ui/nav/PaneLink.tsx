import type { ReactNode } from 'react'
import { Link, type To } from 'react-router'
import { cx } from '#ui/cx.ts'
import styles from './PaneLink.module.css'

interface PaneLinkProps {
  to: To
  current: boolean
  /** Who or what it leads to, as a picture before the words. */
  mark: ReactNode
  className?: string
  children: ReactNode
}

/** A record in the list of a pane, beside which the current one is shown. */
export function PaneLink({ to, current, mark, className, children }: PaneLinkProps) {
  return (
    <Link
      to={to}
      className={cx(styles.link, current && styles.current, className)}
      aria-current={current ? 'true' : undefined}
    >
      {mark}
      <span className={styles.words}>{children}</span>
    </Link>
  )
}
