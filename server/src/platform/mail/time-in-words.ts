import type { Locale } from '@tandem/contract/common'

const options = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Berlin',
} as const
const formats: Record<Locale, Intl.DateTimeFormat> = {
  de: new Intl.DateTimeFormat('de-DE', options),
  en: new Intl.DateTimeFormat('en-GB', options),
}

/** "Donnerstag, 26. November 2026 um 10:30 Uhr": the time in Berlin, which a text says beside it. */
export const timeInWords = (instant: Date, locale: Locale): string =>
  formats[locale].format(instant) + (locale === 'de' ? '\u00a0Uhr' : '')
