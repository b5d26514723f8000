import type { ReactNode } from 'react'
import type { To } from 'react-router'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { Icon, type IconType } from '#ui/marks/Icon.tsx'
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

type EventSeparatorProps = { icon: IconType; to: To; way: string; children: ReactNode }

/** "Nordlicht schlägt Zeiten für ein Gespräch vor. Zeit auswählen": what happened beside the messages. */
export function EventSeparator({ icon, to, way, children }: EventSeparatorProps) {
  return (
    <p className={styles.event}>
      <Icon icon={icon} />
      <span>{children}</span>
      <TextLink strong to={to}>
        {way}
      </TextLink>
    </p>
  )
}
