import type { Locale } from '@tandem/contract/common'
import { useLocale } from '#lib/i18n/locale.ts'

/** Numbers and dates as the reader's language writes them. */
export function useFormats(): Formats {
  const locale = useLocale()
  const formats = formatsOf.get(locale) ?? createFormats(locale)
  formatsOf.set(locale, formats)
  return formats
}

type Formats = ReturnType<typeof createFormats>

/** Made once: to make them costs more than to draw a card of a list. */
const formatsOf = new Map<Locale, Formats>()

export function createFormats(locale: Locale) {
  const tag = locale === 'de' ? 'de-DE' : 'en-GB'
  const date = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(tag, { timeZone: 'Europe/Berlin', ...options })
    // The day's number does not end a line.
    return (value: string | Date) => format.format(new Date(value)).replace(/(\d\.?) /, '$1\u00a0')
  }
  const number = new Intl.NumberFormat(tag)
  const euro = new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
  const ago = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const decimal = new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const shortMonth = date({ month: 'short' })
  const dayOfMonth = date({ day: 'numeric' })
  const weekdayAndDay = date({ weekday: 'short', day: 'numeric' })
  const list = new Intl.ListFormat(tag, { type: 'conjunction' })
  const either = new Intl.ListFormat(tag, { type: 'disjunction' })
  return {
    number: number.format,
    /** 3,5 */
    decimal: decimal.format,
    /** 1,9 */
    grade: decimal.format,
    /** 25 km, with a space that does not break. */
    kilometres: (value: number) => `${number.format(Math.round(value))}\u00a0km`,
    euro: euro.format,
    /** 214 KB, 1,2 MB */
    bytes: (value: number) =>
      value < 1_000_000
        ? `${number.format(Math.max(1, Math.round(value / 1000)))}\u00a0KB`
        : `${decimal.format(value / 1_000_000)}\u00a0MB`,
    /** 5 MB, of a bound that is a whole number of them, 1024 times 1024 bytes each. */
    bound: (value: number) => `${number.format(Math.round(value / 1024 / 1024))}\u00a0MB`,
    /** 2026, 2027 und 2028 */
    list: (values: string[]) => list.format(values),
    /** 2026 oder 2027 */
    either: (values: string[]) => either.format(values),
    /** 1. Oktober 2027 */
    day: date({ day: 'numeric', month: 'long', year: 'numeric' }),
    /** 2. Sept. */
    shortDay: date({ day: 'numeric', month: 'short' }),
    /** Sept */
    shortMonth: (value: string) => shortMonth(value).replace('.', ''),
    /** 2 */
    dayOfMonth: (value: string) => dayOfMonth(value).replace('.', ''),
    /** Mittwoch */
    dayOfWeek: date({ weekday: 'long' }),
    /** Mo */
    weekday: date({ weekday: 'short' }),
    /** Mo 30., in English Mon 30 */
    weekdayAndDay: (value: string) => weekdayAndDay(value).replace('., ', ' '),
    /** Mittwoch, 10. September 2025 */
    fullDay: date({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    /** September 2025 */
    month: date({ month: 'long', year: 'numeric' }),
    time: date({ hour: '2-digit', minute: '2-digit' }),
    /** vor 2 Stunden, gestern */
    ago: (value: number, unit: Intl.RelativeTimeFormatUnit) => ago.format(value, unit),
    dateTime: date({ day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' }),
  }
}
