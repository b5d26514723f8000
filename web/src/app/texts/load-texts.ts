import type { LoadTexts } from '#lib/i18n/i18n.ts'

/** One chunk a language. */
export const loadTexts: LoadTexts = async (locale) =>
  locale === 'de' ? (await import('./de.ts')).de : (await import('./en.ts')).en
