import type { Locale } from '@tandem/contract/common'

const formats: Record<Locale, Intl.DateTimeFormat> = {
  de: new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }),
}

/** `2026-12-20` as 20. Dezember 2026, which no line end may tear apart. */
export const dayInWords = (day: string, locale: Locale): string =>
  formats[locale].format(new Date(day)).replaceAll(' ', '\u00a0')
