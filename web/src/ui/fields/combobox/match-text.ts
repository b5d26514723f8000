import { allowedEdits, editDistance } from '@tandem/contract/edit-distance'

/** Whether every typed word occurs, whatever the case and the accents: "okonomie" finds "Ökonomie". */
export function matchesText(text: string, typed: string): boolean {
  const haystack = plain(text)
  return plain(typed)
    .split(/\s+/)
    .every((word) => haystack.includes(word))
}

/**
 * The options in which every typed word occurs, in their order. Where there is none, those with the fewest slips, as
 * many as the search forgives: "infromatik" finds "Informatik".
 */
export function findMatching<Option>(
  options: readonly Option[],
  typed: string,
  textOf: (option: Option) => string,
): Option[] {
  const exact = options.filter((option) => matchesText(textOf(option), typed))
  if (exact.length > 0) return exact
  const sought = wordsOf(typed)
  return options
    .map((option) => ({ option, slips: slipsIn(wordsOf(textOf(option)), sought) }))
    .filter(({ slips }) => slips < Number.POSITIVE_INFINITY)
    .sort((one, other) => one.slips - other.slips)
    .map(({ option }) => option)
}

/** Together, of the words that are nearest to those sought; infinite where one is too far from all. */
function slipsIn(words: string[], sought: string[]): number {
  const slips = sought.map((each) => {
    const fewest = Math.min(...words.map((word) => (word.includes(each) ? 0 : editDistance(each, word))))
    return fewest <= allowedEdits(each) ? fewest : Number.POSITIVE_INFINITY
  })
  return slips.reduce((sum, each) => sum + each, 0)
}

const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)

function plain(text: string) {
  return text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '')
}
