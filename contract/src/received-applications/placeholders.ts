import type { OfferTitles } from '../common.ts'

/** What a template's placeholders stand for, of one application. */
export type ReplyFacts = {
  firstName: string
  lastName: string
  /** The offer's titles, null for an initiative application. */
  offer: OfferTitles | null
  company: string
  /** Who writes. */
  writer: string
}

type Fact = keyof ReplyFacts

/** In both languages, so that a text keeps working when it is translated by hand. */
export const placeholders: Record<Fact, { de: string; en: string }> = {
  firstName: { de: 'Vorname', en: 'first name' },
  lastName: { de: 'Nachname', en: 'last name' },
  offer: { de: 'Angebot', en: 'offer' },
  company: { de: 'Unternehmen', en: 'company' },
  writer: { de: 'Ihr Name', en: 'your name' },
}

const bracketed = /\[([^[\]\n]{1,60})\]/g

const factOf = new Map(
  Object.entries(placeholders).flatMap(([fact, names]) =>
    (['de', 'en'] as const).map(
      (locale) => [names[locale].toLowerCase(), { fact: fact as Fact, locale }] as const,
    ),
  ),
)

/**
 * Fills in what is known, in the language of the placeholder: it is the text's. What is not known stays as it stands:
 * `[Datum]` is for whoever writes to fill in.
 */
export function fillPlaceholders(text: string, facts: ReplyFacts): string {
  return text.replace(bracketed, (whole, name: string) => {
    const named = factOf.get(name.trim().toLowerCase())
    const value = named && facts[named.fact]
    return (typeof value === 'object' ? value?.[named?.locale ?? 'de'] : value) || whole
  })
}

/** The placeholders that still stand in a text, each once. A text with any is not sent. */
export function unfilledPlaceholders(text: string): string[] {
  return [...new Set([...text.matchAll(bracketed)].map(([whole]) => whole))]
}
