import type { LoadTexts } from '#lib/i18n/i18n.ts'

/** Two chunks a language: who has not signed in waits only for what can be read without an account. */
export const loadTexts: LoadTexts = async (locale, part) => {
  if (part === 'public') {
    return locale === 'de'
      ? (await import('./public.de.ts')).publicDe
      : (await import('./public.en.ts')).publicEn
  }
  return locale === 'de'
    ? (await import('./inside.de.ts')).insideDe
    : (await import('./inside.en.ts')).insideEn
}
