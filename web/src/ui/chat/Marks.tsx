import type { ReactNode } from 'react'
import styles from './Marks.module.css'

/** "Heute" */
export function DayMark({ children }: { children: ReactNode }) {
  return <p className={styles.day}>{children}</p>
}

/** "2 neue Nachrichten" */
export function UnreadMark({ children }: { children: ReactNode }) {
  return <p className={styles.unread}>{children}</p>
}
