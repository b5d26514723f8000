import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'

const dayMs = 24 * 3600 * 1000

/** How a messenger names times: short in lists, by the day in a conversation. */
export function useMessageTimes() {
  const formats = useFormats()
  const t = useTexts('messaging')
  const today = formats.day(new Date())
  const yesterday = formats.day(new Date(Date.now() - dayMs))

  return {
    ...formats,
    /** 16:20, Mo, 2. Sept. */
    stamp(instant: string): string {
      const age = Date.now() - new Date(instant).getTime()
      if (formats.day(instant) === today) return formats.time(instant)
      return age < 6 * dayMs ? formats.weekday(instant) : formats.shortDay(instant)
    },
    /** 16:20, gestern, 16:20, 2. Sept., 16:20 */
    since(instant: string): string {
      const day = formats.day(instant)
      if (day === today) return formats.time(instant)
      const before = day === yesterday ? t('thread.sinceYesterday') : formats.shortDay(instant)
      return `${before}, ${formats.time(instant)}`
    },
    /** Heute, Gestern, Mittwoch, 10. September 2025 */
    dayMark(instant: string): string {
      const day = formats.day(instant)
      if (day === today) return t('thread.today')
      return day === yesterday ? t('thread.yesterday') : formats.fullDay(instant)
    },
  }
}
