import type { ReactNode } from 'react'
import { opensHere } from './MessageLog.tsx'
import styles from './Separators.module.css'

/** "Heute" */
export function DaySeparator({ children }: { children: ReactNode }) {
  return <p className={styles.day}>{children}</p>
}

/** "2 neue Nachrichten seit 16:18": where the log opens. */
export function UnreadSeparator({ children }: { children: ReactNode }) {
  return (
    <p className={styles.unread} {...opensHere}>
      {children}
    </p>
  )
}
