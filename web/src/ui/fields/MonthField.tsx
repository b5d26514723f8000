import { IconChevronDown } from '@tabler/icons-react'
import type { ComponentProps, Ref } from 'react'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/marks/Icon.tsx'
import { useUiTexts } from '#ui/texts.tsx'
import styles from './Field.module.css'
import { Field, type FieldProps, useField } from './Field.tsx'
import monthStyles from './MonthField.module.css'

interface MonthFieldProps extends FieldProps {
  label: string
  /** YYYY-MM. What is half chosen (`2017-`, `-09`) is no month, so that the schema refuses it. */
  value: string | null | undefined
  onChange: (month: string | null) => void
  onBlur?: () => void
  name?: string
  ref?: Ref<HTMLSelectElement>
  /** Names of the two halves, shown while nothing is chosen. */
  month: string
  year: string
  years: number[]
}

/** Two native selects: not every browser has a month input. */
export function MonthField({
  label,
  hint,
  error,
  required,
  labelAside,
  hideLabel,
  ...field
}: MonthFieldProps) {
  const { ids, control } = useField({ hint, error, required })
  const { locale } = useUiTexts()
  const [chosenYear = '', chosenMonth = ''] = (field.value ?? '').split('-')
  const choose = (year: string, month: string) => field.onChange(year || month ? `${year}-${month}` : null)
  return (
    <Field ids={ids} {...{ label, hint, error, labelAside, hideLabel }} marked={required}>
      <div className={monthStyles.halves}>
        <Half
          {...control}
          ref={field.ref}
          name={field.name}
          aria-label={`${label}: ${field.month}`}
          empty={field.month}
          options={monthNames(locale)}
          value={chosenMonth}
          onChange={(event) => choose(chosenYear, event.target.value)}
          onBlur={field.onBlur}
        />
        <Half
          aria-label={`${label}: ${field.year}`}
          aria-describedby={control['aria-describedby']}
          aria-invalid={control['aria-invalid']}
          aria-required={control['aria-required']}
          empty={field.year}
          options={field.years.map((year) => ({ value: String(year), label: String(year) }))}
          value={chosenYear}
          onChange={(event) => choose(event.target.value, chosenMonth)}
          onBlur={field.onBlur}
        />
      </div>
    </Field>
  )
}

interface HalfProps extends ComponentProps<'select'> {
  empty: string
  options: { value: string; label: string }[]
}

function Half({ empty, options, ...native }: HalfProps) {
  return (
    <div className={styles.box}>
      <select {...native} className={cx(styles.control, styles.select)}>
        <option value="">{empty}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon icon={IconChevronDown} size={16} className={styles.chevron} />
    </div>
  )
}

function monthNames(locale: string) {
  const name = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, index) => ({
    value: String(index + 1).padStart(2, '0'),
    label: name.format(Date.UTC(2000, index)),
  }))
}
