/**
 * A place name as people may type it: without case, accents and punctuation, "ü" like "ue" like "u", "Sankt" like
 * "St.". What a name begins with becomes what its folded form begins with, so that a prefix search finds it.
 */
export function searchName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([aou])e/g, '$1')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .replace(/\bsankt\b/g, 'st')
    .trim()
}
