/** The same text in both languages. */
export type Text = { de: string; en: string }

/** A pair as it stands in the lists of sentences: German, English. */
export type Pair = readonly [de: string, en: string]

/** Puts the parts together with what the design asks for: no line break inside "25 km" or "1. Oktober". */
export function joined(parts: readonly Pair[], separator = ' '): Text {
  return {
    de: typeset(parts.map(([de]) => de).join(separator)),
    en: typeset(parts.map(([, en]) => en).join(separator)),
  }
}

const unit =
  '(?:km|%|Euro|euros|Uhr|Tage|days|Wochen|weeks|Monate|months|Jahre|years|Stunden|hours|Minuten|minutes|Plätze)'
const month =
  '(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Semester|Klasse|Stock|Lehrjahr|Studienjahr)'
const spaces: [RegExp, string][] = [
  [new RegExp(`(\\d) (${unit})(?![\\p{L}])`, 'gu'), '$1\u00a0$2'],
  [new RegExp(`(\\d\\.) (${month})`, 'gu'), '$1\u00a0$2'],
  [/\b(z\.|d\.|u\.) ?(B\.|h\.|a\.)/g, '$1\u00a0$2'],
]

export function typeset(plain: string): string {
  return spaces.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), plain)
}

/** `{name}` becomes the value of that name. */
export function fill(template: string, values: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`Nothing to put for {${name}}`)
    return value
  })
}

/** As it may stand in an address: lower case, no umlauts, no other characters. */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/[ıłøđ]/g, (letter) => ({ ı: 'i', ł: 'l', ø: 'o', đ: 'd' })[letter] ?? '')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
}
