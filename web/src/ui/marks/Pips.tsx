import { cx } from '#ui/cx.ts'
import styles from './Pips.module.css'

interface PipsProps {
  value: number
  max: number
  /** In words: "Stufe 4 von 6". */
  label: string
  tone?: 'theory' | 'practice'
}

export function Pips({ value, max, label, tone = 'theory' }: PipsProps) {
  const steps = Array.from({ length: max }, (_, index) => index + 1)
  return (
    <span className={cx(styles.pips, styles[tone])} role="img" aria-label={label}>
      {steps.map((step) => (
        <i key={step} className={cx(step <= value && styles.on)} />
      ))}
    </span>
  )
}
