import { useId } from 'react'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { cx } from '#ui/cx.ts'
import styles from './RadiusStops.module.css'

type RadiusStopsProps = {
  legend: string
  radii: readonly number[]
  value: number
  /** Undefined where it is not known. */
  countOf: (radius: number) => number | undefined
  onChange: (radius: number) => void
}

/** A line of radii, the larger ones further along it: a group of radio buttons, which arrow keys move through. */
export function RadiusStops({ legend, radii, value, countOf, onChange }: RadiusStopsProps) {
  const t = useTexts('onboarding')
  const { kilometres, number } = useFormats()
  const name = useId()
  const nameOf = (radius: number) => {
    const distance = radius === 0 ? t('places.onlyHere') : kilometres(radius)
    const count = countOf(radius)
    return count === undefined ? distance : `${distance}, ${t('offers', { count })}`
  }
  return (
    <div role="radiogroup" aria-label={legend} className={styles.stops}>
      {radii.map((radius) => (
        <label
          key={radius}
          className={cx(styles.stop, radius <= value && styles.within, radius === value && styles.chosen)}
        >
          <input
            type="radio"
            name={name}
            value={radius}
            checked={radius === value}
            aria-label={nameOf(radius)}
            onChange={() => onChange(radius)}
            className={styles.radio}
          />
          <span className={styles.dot} aria-hidden="true" />
          <span className={styles.distance} aria-hidden="true">
            {radius === 0 ? t('places.here') : number(radius)}
          </span>
          <span className={styles.count} aria-hidden="true">
            {countOf(radius) ?? '\u00a0'}
          </span>
        </label>
      ))}
    </div>
  )
}
