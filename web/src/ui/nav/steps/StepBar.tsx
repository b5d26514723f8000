import { cx } from '#ui/cx.ts'
import styles from './StepBar.module.css'

interface StepBarProps {
  label: string
  steps: string[]
  /** From 0. */
  current: number
}

/** A few words over a bar, for short ways such as the registration. */
export function StepBar({ label, steps, current }: StepBarProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={cx(styles.step, index <= current && styles.reached, index === current && styles.now)}
          aria-current={index === current ? 'step' : undefined}
        >
          {step}
        </li>
      ))}
    </ol>
  )
}
