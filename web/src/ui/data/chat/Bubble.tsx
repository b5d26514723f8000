import { IconCheck, IconChecks, IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import { Avatar } from '#ui/marks/Avatar.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
import styles from './Bubble.module.css'
import { showsHere } from './MessageLog.tsx'

interface BubbleProps {
  /** Own messages stand at the right. */
  own?: boolean
  author: string
  authorTone?: 'theory' | 'practice' | 'grey'
  /** A <time>, or words such as "Wird gesendet". */
  time: ReactNode
  /** Who has read it, in words: "Gelesen um 10:02". */
  receipt?: { read: boolean; text: string }
  /** For colleagues only: looks unlike what the other side reads. */
  note?: boolean
  /** Where a search has led: marked, and the log shows it. */
  found?: boolean
  /** Beside the time. */
  action?: ReactNode
  attachments?: ReactNode
  children: ReactNode
}

export function Bubble(props: BubbleProps) {
  const { own, note, found, author, authorTone, time, receipt, attachments, action, children } = props
  return (
    <article
      className={cx(styles.message, own && styles.own, note && styles.note, found && styles.found)}
      aria-label={author}
      {...(found && showsHere)}
    >
      {!own && !note && (
        <span className={styles.avatar}>
          <Avatar name={author} tone={authorTone} />
        </span>
      )}
      <div className={styles.column}>
        <div className={styles.bubble}>
          <div className={styles.text}>{children}</div>
          {attachments}
        </div>
        <div className={styles.meta}>
          {!own && !note && <span>{author}</span>}
          <span>
            {note && <Icon icon={IconLock} size={16} className={styles.tick} />}
            {time}
          </span>
          {receipt && (
            <span className={cx(receipt.read && styles.read)}>
              <Icon icon={receipt.read ? IconChecks : IconCheck} size={16} className={styles.tick} />
              {receipt.text}
            </span>
          )}
          {action}
        </div>
      </div>
    </article>
  )
}
