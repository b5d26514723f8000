import { cx } from '#ui/cx.ts'
import fills from '#ui/styles/fills.module.css'
import styles from './ProgressBar.module.css'

interface ProgressBarProps {
  /** 0 to 100. */
  value: number
  label: string
  tone?: 'theory' | 'practice'
  thin?: boolean
}

export function ProgressBar({ value, label, tone = 'theory', thin }: ProgressBarProps) {
  return (
    <div
      className={cx(fills.track, styles.track, thin && styles.thin)}
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(value)}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <div className={cx(fills.fill, styles.fill, styles[tone])} style={{ width: `${value}%` }} />
    </div>
  )
}
