import { cx } from '#ui/cx.ts'
import fills from '#ui/styles/fills.module.css'
import styles from './LevelDots.module.css'

interface LevelDotsProps {
  value: number
  max: number
  /** In words: "Stufe 4 von 6". */
  label: string
  tone?: 'theory' | 'practice'
}

export function LevelDots({ value, max, label, tone = 'theory' }: LevelDotsProps) {
  const steps = Array.from({ length: max }, (_, index) => index + 1)
  return (
    <span className={cx(styles.pips, styles[tone])} role="img" aria-label={label}>
      {steps.map((step) => (
        <i key={step} className={cx(fills.track, styles.pip, step <= value && fills.fill)} />
      ))}
    </span>
  )
}
