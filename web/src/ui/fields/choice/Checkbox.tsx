import type { ComponentProps, ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import { FieldMessages, useField } from '#ui/fields/Field.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import styles from './Checkbox.module.css'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'required' | 'size'> {
  label: ReactNode
  hint?: ReactNode
  error?: string
  required?: boolean
  /** For what a list is chosen from with: its row says which. */
  hideLabel?: boolean
  /** At the right, for facets. */
  count?: number | string
}

/** Waits for a button. What applies at once is a Switch. */
export function Checkbox({
  label,
  hint,
  error,
  required,
  hideLabel,
  count,
  id,
  className,
  ...native
}: CheckboxProps) {
  const { ids, control } = useField({ id, hint, error, required })
  return (
    <div className={cx(styles.field, className)}>
      <label className={cx(styles.check, !hideLabel && styles.named)}>
        <input {...native} {...control} type="checkbox" className={styles.box} />
        <span className={styles.label}>
          {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
          {required && <span aria-hidden="true"> *</span>}
        </span>
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </label>
      <FieldMessages ids={ids} hint={hint} error={error} />
    </div>
  )
}
