import type { ReactNode } from 'react'
import styles from './Separators.module.css'

/** "Heute" */
export function DaySeparator({ children }: { children: ReactNode }) {
  return <p className={styles.day}>{children}</p>
}

/** "2 neue Nachrichten" */
export function UnreadSeparator({ children }: { children: ReactNode }) {
  return <p className={styles.unread}>{children}</p>
}
