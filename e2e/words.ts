import { localizePath, type ScreenPath } from '@tandem/contract/paths'
import { de } from '../web/src/app/texts/de.ts'
import { en } from '../web/src/app/texts/en.ts'

export type Locale = 'de' | 'en'
export const locales: Locale[] = ['de', 'en']

/** The words that a person reads on the screens; the journeys find their way by them alone. */
export const words = (locale: Locale) => (locale === 'de' ? de : en)

/** `{{name}}` filled in. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))

/** The address of a screen in a language. */
export const at = (locale: Locale, path: ScreenPath): string => localizePath(path, locale)
