import { cx } from '#ui/cx.ts'
import styles from './ProgressRing.module.css'

interface ProgressRingProps {
  /** 0 to 100. */
  value: number
  /** In words: "Profil zu 70 Prozent vollständig". */
  label: string
  size?: 56 | 72 | 112
}

const circle = { cx: 50, cy: 50, r: 44, fill: 'none', strokeWidth: 11.5 }

export function ProgressRing({ value, label, size = 72 }: ProgressRingProps) {
  const percent = Math.round(value)
  return (
    <span className={cx(styles.wheel, styles[`size${size}`])} role="img" aria-label={label}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle {...circle} className={styles.track} />
        <circle
          {...circle}
          className={styles.fill}
          pathLength={100}
          strokeDasharray={`${percent} 200`}
          transform="rotate(-90 50 50)"
        />
      </svg>
      <span className={styles.value} aria-hidden="true">
        {percent}
        <small>%</small>
      </span>
    </span>
  )
}
