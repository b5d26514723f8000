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
  /** Left out for what has happened. */
  state?: 'now' | 'next'
  children?: ReactNode
}

export function TimelineItem({ title, time, tone = 'theory', state, children }: TimelineItemProps) {
  return (
    <li
      className={cx(styles.item, tone === 'practice' && styles.practice, state && styles[state])}
      aria-current={state === 'now' ? 'step' : undefined}
    >
      {time && <span className={styles.time}>{time}</span>}
      {state === 'next' ? <span>{title}</span> : <b>{title}</b>}
      {children && <div className={styles.body}>{children}</div>}
    </li>
  )
}
