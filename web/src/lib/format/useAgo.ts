import { berlinParts } from '#lib/format/berlin-instant.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** "vor 2 Stunden", "gestern"; a date once a week has passed. */
export function useAgo(): (instant: string) => string {
  const t = useTexts('common')
  const { shortDay, ago } = useFormats()
  return (instant) => {
    const age = ageOf(instant, Date.now())
    if (!age) return shortDay(instant)
    const [value, unit] = age
    return value === 0 ? t('justNow') : ago(-value, unit)
  }
}

/** From a day on it counts days of the calendar in Berlin: what was 47 hours ago was not yesterday. Null from a week on. */
export function ageOf(instant: string, now: number): [number, 'minute' | 'hour' | 'day'] | null {
  const age = Math.max(0, now - Date.parse(instant))
  if (age < hour) return [Math.floor(age / minute), 'minute']
  if (age < day) return [Math.floor(age / hour), 'hour']
  const days = (berlinDay(now) - berlinDay(instant)) / day
  return days < 7 ? [days, 'day'] : null
}

const berlinDay = (instant: string | number) => Date.parse(berlinParts(new Date(instant).toISOString()).day)
