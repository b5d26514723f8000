import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import fills from '#ui/styles/fills.module.css'
import styles from './CriterionBars.module.css'

/** A list of criteria, each with its finding in words and a bar. */
export function CriterionBars({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>
}

interface CriterionBarProps {
  label: string
  /** In words: "8 von 25 km", never a bare percentage. */
  finding: string
  /** 0 to 100; null where nothing was compared. */
  value: number | null
  /** Petrol for preferences, apricot for requirements. */
  tone: 'theory' | 'practice'
  note?: string | null
}

export function CriterionBar({ label, finding, value, tone, note }: CriterionBarProps) {
  return (
    <li className={styles.row}>
      <span className={styles.label}>{label}</span>
      <span className={cx(styles.finding, value === null && styles.open)}>{finding}</span>
      {value !== null && (
        <span className={cx(fills.track, styles.track)} aria-hidden="true">
          <span className={cx(fills.fill, styles.fill, styles[tone])} style={{ width: `${value}%` }} />
        </span>
      )}
      {note && <small className={styles.note}>{note}</small>}
    </li>
  )
}
