/**
 * A text as it is searched: without case and accents, “ä” like “ae” like “a”, one blank where there were several.
 * The database's function `fold` does the same.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/([aou])e+/g, '$1')
    .replace(/[\t\n\v\f\r \u00a0\u2000-\u200a\u202f\u3000]+/g, ' ')
    .replace(/^ | $/g, '')
}
