import type { ReactNode } from 'react'
import { Icon, type IconType } from '#ui/Icon.tsx'
import styles from './Marks.module.css'

/** "Heute" */
export function DayMark({ children }: { children: ReactNode }) {
  return <p className={styles.day}>{children}</p>
}

/** "2 neue Nachrichten" */
export function UnreadMark({ children }: { children: ReactNode }) {
  return <p className={styles.unread}>{children}</p>
}

/** What the product says in a conversation. */
export function SystemEvent({ icon, children }: { icon?: IconType; children: ReactNode }) {
  return (
    <div className={styles.event}>
      {icon && <Icon icon={icon} />}
      {children}
    </div>
  )
}
