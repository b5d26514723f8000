import type { Locale } from '@tandem/contract/locales'
import { addTexts } from '#lib/i18n/texts.ts'

/**
 * What the first page needs, what there is to read, what else needs no account, what only signed-in people see, and what
 * only admins do.
 */
const parts = ['start', 'pages', 'public', 'inside', 'backend'] as const
export type TextPart = (typeof parts)[number]

/** A chunk for each part and language: nobody waits for the words of what they have not opened. */
const loads: Record<TextPart, Record<Locale, () => Promise<Record<string, object>>>> = {
  start: {
    de: async () => (await import('./start.de.ts')).startDe,
    en: async () => (await import('./start.en.ts')).startEn,
  },
  pages: {
    de: async () => (await import('./pages.de.ts')).pagesDePart,
    en: async () => (await import('./pages.en.ts')).pagesEnPart,
  },
  public: {
    de: async () => (await import('./public.de.ts')).publicDe,
    en: async () => (await import('./public.en.ts')).publicEn,
  },
  inside: {
    de: async () => (await import('./inside.de.ts')).insideDe,
    en: async () => (await import('./inside.en.ts')).insideEn,
  },
  backend: {
    de: async () => (await import('./backend.de.ts')).backendDePart,
    en: async () => (await import('./backend.en.ts')).backendEnPart,
  },
}

/** With a part come those before it. */
export async function loadTexts(locale: Locale, part: TextPart): Promise<void> {
  const wanted = parts.slice(0, parts.indexOf(part) + 1)
  await Promise.all(wanted.map((each) => add(locale, each)))
}

const loaded = new Set<string>()

async function add(locale: Locale, part: TextPart): Promise<void> {
  if (loaded.has(`${locale} ${part}`)) return
  for (const [namespace, texts] of Object.entries(await loads[part][locale]()))
    addTexts(locale, namespace, texts)
  loaded.add(`${locale} ${part}`)
}
