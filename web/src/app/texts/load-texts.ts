import type { Locale } from '@tandem/contract/common'
import type { LoadTexts, TextPart } from '#lib/i18n/i18n.ts'

const parts: Record<TextPart, Record<Locale, () => Promise<Record<string, object>>>> = {
  start: {
    de: async () => (await import('./start.de.ts')).startDe,
    en: async () => (await import('./start.en.ts')).startEn,
  },
  public: {
    de: async () => (await import('./public.de.ts')).publicDe,
    en: async () => (await import('./public.en.ts')).publicEn,
  },
  inside: {
    de: async () => (await import('./inside.de.ts')).insideDe,
    en: async () => (await import('./inside.en.ts')).insideEn,
  },
}

/** A chunk for each part and language: nobody waits for the words of what they have not opened. */
export const loadTexts: LoadTexts = (locale, part) => parts[part][locale]()
