import type { ComponentProps } from 'react'
import { cx } from '#ui/cx.ts'
import styles from './Field.module.css'
import { Field, type FieldProps, useField } from './Field.tsx'

interface DateFieldProps
  extends FieldProps,
    Omit<ComponentProps<'input'>, 'size' | 'required' | 'type' | 'placeholder'> {}

/** The browser's own date input: its value is YYYY-MM-DD, its looks follow the reader's region. */
export function DateField({
  label,
  hint,
  error,
  required,
  labelAside,
  hideLabel,
  id,
  className,
  ...native
}: DateFieldProps) {
  const { ids, control } = useField({ id, hint, error, required })
  return (
    <Field ids={ids} {...{ label, hint, error, labelAside, hideLabel }} marked={required}>
      <div className={cx(styles.box, className)}>
        <input {...native} {...control} type="date" className={styles.control} />
      </div>
    </Field>
  )
}
