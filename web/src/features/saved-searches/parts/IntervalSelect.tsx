import { notificationIntervals } from '@tandem/contract/saved-searches'
import { useTexts } from '#lib/i18n/texts.ts'
import { useNotificationIntervals } from '#lib/reference.ts'
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
      options={useIntervalOptions(value)}
    />
  )
}

/** Those of the reference list, under its names, and the chosen one; the usual ones until the list has loaded. */
export function useIntervalOptions(chosen: Interval | undefined) {
  const t = useTexts('savedSearches')
  const listed = useNotificationIntervals()
  const names = new Map(listed.map(({ id, name }) => [id, name]))
  return notificationIntervals
    .filter((each) => listed.length === 0 || names.has(each) || each === chosen)
    .map((each) => ({ value: each, label: names.get(each) ?? t(`interval.${each}`) }))
}
