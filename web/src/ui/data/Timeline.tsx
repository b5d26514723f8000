import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import styles from './Timeline.module.css'

/** A vertical list by time: school and the university petrol, work and companies apricot. */
export function Timeline({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ol className={styles.timeline} aria-label={label}>
      {children}
    </ol>
  )
}

interface TimelineItemProps {
  title: ReactNode
  time?: ReactNode
  tone?: 'theory' | 'practice'
  children?: ReactNode
}

export function TimelineItem({ title, time, tone = 'theory', children }: TimelineItemProps) {
  return (
    <li className={cx(styles.item, tone === 'practice' && styles.practice)}>
      {time && <span className={styles.time}>{time}</span>}
      <b>{title}</b>
      {children && <div className={styles.body}>{children}</div>}
    </li>
  )
}
