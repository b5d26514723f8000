/** What a template's placeholders stand for, of one application. */
export type ReplyFacts = {
  firstName: string
  lastName: string
  /** The offer's title, null for an initiative application. */
  offer: string | null
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
  Object.entries(placeholders).flatMap(([fact, { de, en }]) =>
    [de, en].map((name) => [name.toLowerCase(), fact as Fact] as const),
  ),
)

/** Fills in what is known. What is not, stays as it stands: `[Datum]` is for whoever writes to fill in. */
export function fillPlaceholders(text: string, facts: ReplyFacts): string {
  return text.replace(bracketed, (whole, name: string) => {
    const fact = factOf.get(name.trim().toLowerCase())
    return (fact && facts[fact]) || whole
  })
}

/** The placeholders that still stand in a text, each once. A text with any is not sent. */
export function unfilledPlaceholders(text: string): string[] {
  return [...new Set([...text.matchAll(bracketed)].map(([whole]) => whole))]
}
