import { defaultLocale, type Locale } from '@tandem/contract/locales'
import { localizePath, type ScreenPath } from '@tandem/contract/paths'
import { useLocation } from 'react-router'

/** English is spoken where the path begins with /en. */
export function localeOfPath(pathname: string): Locale {
  return /^\/en(\/|$)/.test(pathname) ? 'en' : defaultLocale
}

export const currentLocale = (): Locale => localeOfPath(location.pathname)

export const useLocale = (): Locale => localeOfPath(useLocation().pathname)

/** Turns an address into the current language's. */
export function useTo(): (path: ScreenPath) => string {
  const locale = useLocale()
  return (path) => localizePath(path, locale)
}
