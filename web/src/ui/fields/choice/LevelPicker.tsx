import { IconTrash } from '@tabler/icons-react'
import type { FocusEventHandler, Ref } from 'react'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { cx } from '#ui/cx.ts'
import { FieldMessages, useField } from '#ui/fields/Field.tsx'
import { useUiTexts } from '#ui/texts.tsx'
import styles from './LevelPicker.module.css'

interface Level {
  value: string
  /** Below the bar: "B2". */
  label: string
  /** In words, beside the legend: "Selbstständig". */
  title: string
}

interface LevelPickerProps {
  /** What is graded: the language. */
  legend: string
  name: string
  /** In rising order. */
  levels: Level[]
  value: string | null
  onChange: (value: string) => void
  onBlur?: FocusEventHandler<HTMLInputElement>
  ref?: Ref<HTMLInputElement>
  /** Stands for the title while nothing is chosen. */
  missingText: string
  onRemove?: () => void
  error?: string
}

export function LevelPicker({
  legend,
  levels,
  value,
  missingText,
  onRemove,
  error,
  ...input
}: LevelPickerProps) {
  const texts = useUiTexts()
  const { ids, control } = useField({ error })
  const chosen = levels.findIndex((level) => level.value === value)
  return (
    <div {...control} role="radiogroup" aria-labelledby={ids.label} className={styles.picker}>
      <div className={styles.head}>
        <b id={ids.label}>{legend}</b>
        <span className={styles.title}>{levels[chosen]?.title ?? missingText}</span>
        {onRemove && <IconButton icon={IconTrash} label={texts.remove(legend)} onClick={onRemove} />}
      </div>
      <div className={styles.levels}>
        {levels.map((level, index) => (
          <LevelOption
            key={level.value}
            level={level}
            filled={index <= chosen}
            checked={index === chosen}
            {...input}
          />
        ))}
      </div>
      <FieldMessages ids={ids} error={error} />
    </div>
  )
}

interface LevelOptionProps extends Pick<LevelPickerProps, 'name' | 'onChange' | 'onBlur' | 'ref'> {
  level: Level
  filled: boolean
  checked: boolean
}

function LevelOption({ level, filled, checked, onChange, ...input }: LevelOptionProps) {
  return (
    <label
      className={cx(styles.level, filled && styles.filled, checked && styles.checked)}
      title={level.title}
    >
      <input
        {...input}
        type="radio"
        value={level.value}
        checked={checked}
        onChange={() => onChange(level.value)}
        className={styles.input}
      />
      <i className={styles.bar} />
      <span className={styles.label}>{level.label}</span>
    </label>
  )
}
