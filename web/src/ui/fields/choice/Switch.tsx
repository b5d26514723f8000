import type { ComponentProps, ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import styles from './Switch.module.css'

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  label: ReactNode
  hint?: ReactNode
  labelSide?: 'start' | 'end'
}

/** Applies at once. What waits for a button is a Checkbox. */
export function Switch({ label, hint, labelSide = 'start', className, ...native }: SwitchProps) {
  return (
    <label className={cx(styles.row, labelSide === 'end' && styles.end, className)}>
      <span className={styles.words}>
        {label}
        {hint && <small className={styles.hint}>{hint}</small>}
      </span>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its state by itself */}
      <input {...native} type="checkbox" role="switch" className={styles.switch} />
    </label>
  )
}
