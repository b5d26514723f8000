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
    const age = Math.max(0, Date.now() - new Date(instant).getTime())
    if (age < minute) return t('justNow')
    if (age < hour) return ago(-Math.floor(age / minute), 'minute')
    if (age < day) return ago(-Math.floor(age / hour), 'hour')
    return age < 7 * day ? ago(-Math.floor(age / day), 'day') : shortDay(instant)
  }
}
