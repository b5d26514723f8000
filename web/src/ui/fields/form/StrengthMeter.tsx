import { cx } from '#ui/cx.ts'
import styles from './StrengthMeter.module.css'

interface StrengthMeterProps {
  score: 0 | 1 | 2 | 3 | 4
  /** "Gut." */
  verdict: string
  advice?: string
}

export function StrengthMeter({ score, verdict, advice }: StrengthMeterProps) {
  return (
    <div className={styles.meter} role="status">
      <span className={cx(styles.bars, score < 3 && styles.weak)} aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <i key={step} className={cx(step <= score && styles.on)} />
        ))}
      </span>
      <span className={styles.words}>
        <b>{verdict}</b> {advice}
      </span>
    </div>
  )
}
