import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import shared from './RadioFieldset.module.css'
import { RadioFieldset, type RadioFieldsetProps, radioProps } from './RadioFieldset.tsx'
import styles from './RadioGroup.module.css'

interface RadioGroupProps extends RadioFieldsetProps {
  options: { value: string; label: ReactNode; hint?: ReactNode }[]
  /** Beside each other, for short words. */
  inline?: boolean
  /** The same as chips: one word each, and the chosen one filled. */
  chips?: boolean
}

export function RadioGroup({ options, inline, chips, ...group }: RadioGroupProps) {
  if (chips) {
    return (
      <RadioFieldset {...group} className={styles.chips}>
        {options.map(({ value, label }) => (
          <label key={value} className={styles.chip}>
            <input {...radioProps(group, value)} className={styles.hidden} />
            {label}
          </label>
        ))}
      </RadioFieldset>
    )
  }
  return (
    <RadioFieldset {...group} className={cx(styles.options, inline && styles.inline)}>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input {...radioProps(group, option.value)} className={shared.radio} />
          <span>
            {option.label}
            {option.hint && <small className={styles.hint}>{option.hint}</small>}
          </span>
        </label>
      ))}
    </RadioFieldset>
  )
}
