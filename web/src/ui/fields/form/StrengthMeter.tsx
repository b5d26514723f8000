import { cx } from '#ui/cx.ts'
import styles from './StrengthMeter.module.css'

interface StrengthMeterProps {
  /** Null until it is known. */
  score: 0 | 1 | 2 | 3 | 4 | null
  /** "Gut." */
  verdict?: string
  advice?: string
}

/** Takes the same room before the score is known as after: nothing below it moves while someone aims at it. */
export function StrengthMeter({ score, verdict, advice }: StrengthMeterProps) {
  return (
    <div className={styles.meter} role="status">
      <span className={cx(styles.bars, score !== null && score < 3 && styles.weak)} aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <i key={step} className={cx(score !== null && step <= score && styles.on)} />
        ))}
      </span>
      <span className={styles.words}>
        {verdict && <b>{verdict}</b>} {advice}
      </span>
    </div>
  )
}
