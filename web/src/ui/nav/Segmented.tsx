import { cx } from '#ui/cx.ts'
import { Icon, type IconType } from '#ui/marks/Icon.tsx'
import styles from './Segmented.module.css'

interface SegmentedProps<Value extends string> {
  label: string
  options: { value: Value; label: string; icon?: IconType }[]
  value: Value
  onChange: (value: Value) => void
  block?: boolean
  /** Icons only below md; the words stay as names. */
  compact?: boolean
}

export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  block,
  compact,
}: SegmentedProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend that nobody sees
    <div
      role="group"
      aria-label={label}
      className={cx(styles.segments, block && styles.block, compact && styles.compact)}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.segment}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.icon && <Icon icon={option.icon} size={18} />}
          <span className={styles.word}>{option.label}</span>
        </button>
      ))}
    </div>
  )
}
