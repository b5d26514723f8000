import { defaultLocale, type Locale, locales } from '@tandem/contract/common'

/** The first language of `Accept-Language` that we speak; German for all others. */
export function requestLocale(header: string | undefined): Locale {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase())
    .find((language): language is Locale => locales.some((locale) => locale === language))
  return wanted ?? defaultLocale
}
