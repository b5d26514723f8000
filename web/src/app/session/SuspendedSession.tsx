import type { ReactNode } from 'react'
import { useIsSuspended } from '#lib/session/suspended-session.ts'
import { cx } from '#ui/cx.ts'
import styles from './SuspendedSession.module.css'

/**
 * Around the page. While its session is suspended, the page stays with all that was typed, but nobody can see, reach or
 * search it, and `Suspension` asks for the login (ADR 23).
 */
export function SuspendedSession({ children }: { children: ReactNode }) {
  const isSuspended = useIsSuspended()
  return (
    <div className={cx(styles.page, isSuspended && styles.hidden)} inert={isSuspended}>
      {children}
    </div>
  )
}
