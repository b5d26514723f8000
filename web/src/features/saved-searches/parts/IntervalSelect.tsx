import { notificationIntervals } from '@tandem/contract/saved-searches'
import { useTexts } from '#lib/i18n/texts.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import type { SavedSearch } from '../state/saved-search.ts'
import styles from './IntervalSelect.module.css'

export type Interval = SavedSearch['notificationInterval']

type IntervalSelectProps = {
  value: Interval
  onChange: (interval: Interval) => void
  /** Whose mails, where several stand on a screen. */
  of?: string
  hideLabel?: boolean
}

export function IntervalSelect({ value, onChange, of, hideLabel }: IntervalSelectProps) {
  const t = useTexts('savedSearches')
  const label = of === undefined ? t('interval.label') : t('interval.labelOf', { name: of })
  return (
    <SelectField
      label={label}
      hideLabel={hideLabel}
      size="sm"
      className={styles.select}
      value={value}
      onChange={({ target }) => {
        const chosen = notificationIntervals.find((each) => each === target.value)
        if (chosen) onChange(chosen)
      }}
      options={notificationIntervals.map((each) => ({ value: each, label: t(`interval.${each}`) }))}
    />
  )
}
