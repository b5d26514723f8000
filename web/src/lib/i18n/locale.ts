import { defaultLocale, type Locale } from '@tandem/contract/common'
import { useLocation } from 'react-router'

/** English is spoken where the path begins with /en. */
export function localeOfPath(pathname: string): Locale {
  return /^\/en(\/|$)/.test(pathname) ? 'en' : defaultLocale
}

export const currentLocale = (): Locale => localeOfPath(location.pathname)

export const useLocale = (): Locale => localeOfPath(useLocation().pathname)

/** The same screen in another language. */
export function localizePath(path: string, locale: Locale): string {
  const german = path.replace(/^\/en(?=\/|$)/, '') || '/'
  if (locale === 'de') return german
  return german === '/' ? '/en' : `/en${german}`
}

/** Turns a path of `paths` into the current language's. */
export function useTo(): (path: string) => string {
  const locale = useLocale()
  return (path) => localizePath(path, locale)
}
