import { IconChevronDown } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { cx } from '#ui/cx.ts'
import { Icon, type IconType } from '#ui/marks/Icon.tsx'
import { ListFailure } from '#ui/states/ListFailure.tsx'
import styles from './Field.module.css'
import { Field, type FieldProps, placeholderOf, useField } from './Field.tsx'

export interface SelectOption {
  value: string | number
  label: string
  disabled?: boolean
}

interface SelectFieldProps
  extends FieldProps,
    Omit<ComponentProps<'select'>, 'size' | 'required' | 'multiple'> {
  options?: SelectOption[]
  groups?: { label: string; options: SelectOption[] }[]
  /** Stands for no choice: its value is ''. Without it the first option is chosen. */
  placeholder?: string
  icon?: IconType
  size?: 'sm' | 'md'
  /** Where the options could not be loaded. */
  onRetry?: (() => void) | undefined
}

export function SelectField({
  label,
  hint,
  error,
  required,
  labelAside,
  hideLabel,
  options,
  groups,
  placeholder,
  icon,
  size,
  id,
  className,
  onRetry,
  ...native
}: SelectFieldProps) {
  const { ids, control } = useField({ id, hint, error, required })
  function retry() {
    onRetry?.()
    // The button is gone as soon as the options are there.
    document.getElementById(ids.input)?.focus({ preventScroll: true })
  }
  return (
    <Field ids={ids} {...{ label, hint, error, labelAside, hideLabel }}>
      <div className={cx(styles.box, size === 'sm' && styles.small, className)}>
        {icon && <Icon icon={icon} className={styles.icon} />}
        <select {...native} {...control} className={cx(styles.control, styles.select)}>
          {placeholder !== undefined && (
            <option value="" disabled={required}>
              {placeholderOf(placeholder, { label, required })}
            </option>
          )}
          {options && <Options options={options} />}
          {groups?.map((group) => (
            <optgroup key={group.label} label={group.label}>
              <Options options={group.options} />
            </optgroup>
          ))}
        </select>
        <Icon icon={IconChevronDown} size={16} className={styles.chevron} />
      </div>
      <ListFailure onRetry={onRetry && retry} />
    </Field>
  )
}

function Options({ options }: { options: SelectOption[] }) {
  return options.map((option) => (
    <option key={option.value} value={option.value} disabled={option.disabled}>
      {option.label}
    </option>
  ))
}
