import { IconCircleCheck } from '@tabler/icons-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import { Icon, type IconType } from '#ui/marks/Icon.tsx'
import styles from './Field.module.css'
import { Field, type FieldProps, placeholderOf, useField } from './Field.tsx'

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'size' | 'required'> {
  icon?: IconType
  suffix?: ReactNode
  /** A button at the right end. */
  action?: ReactNode
  /** A green tick: the value was checked and is fine. */
  valid?: boolean
  size?: 'sm' | 'md'
}

export function TextField({
  label,
  hint,
  error,
  required,
  labelAside,
  hideLabel,
  icon,
  suffix,
  action,
  valid,
  size,
  id,
  placeholder,
  className,
  ...native
}: TextFieldProps) {
  const { ids, control } = useField({ id, hint, error, required })
  return (
    <Field ids={ids} {...{ label, hint, error, labelAside, hideLabel }}>
      <div className={cx(styles.box, size === 'sm' && styles.small, className)}>
        {icon && <Icon icon={icon} className={styles.icon} />}
        <input
          type="text"
          {...native}
          {...control}
          className={styles.control}
          placeholder={placeholderOf(placeholder, { label, required })}
        />
        {suffix && <span className={styles.suffix}>{suffix}</span>}
        {valid && !error && <Icon icon={IconCircleCheck} className={styles.valid} />}
        {action && <span className={styles.action}>{action}</span>}
      </div>
    </Field>
  )
}
