import type { LoadTexts } from '#lib/i18n/i18n.ts'

/** Two chunks a language: who has not signed in waits only for what can be read without an account. */
export const loadTexts: LoadTexts = async (locale, part) => {
  if (part === 'public') {
    return locale === 'de'
      ? (await import('#app/texts/public.de.ts')).publicDe
      : (await import('#app/texts/public.en.ts')).publicEn
  }
  return locale === 'de'
    ? (await import('#app/texts/inside.de.ts')).insideDe
    : (await import('#app/texts/inside.en.ts')).insideEn
}
