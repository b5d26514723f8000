import { allowedEdits, editDistance } from '@tandem/contract/edit-distance'
import { minInfixLength, wordsOf } from '../text/words.ts'

/** Those that fit what is being typed, the best first: what begins with it, has such a word, contains it, or nearly. */
export function rankNames<T>(
  typed: string,
  candidates: readonly T[],
  nameOf: (candidate: T) => string,
  { corrects = true }: { corrects?: boolean } = {},
): T[] {
  const most = corrects ? missing : corrected
  const sought = wordsOf(typed)
  if (sought.length === 0) return []
  return candidates
    .map((candidate) => ({ candidate, rank: rankOf(sought, wordsOf(nameOf(candidate))) }))
    .filter(({ rank }) => rank < most)
    .sort((a, b) => a.rank - b.rank)
    .map(({ candidate }) => candidate)
}

const missing = 100
/** From here on it only fits with a typing error. */
const corrected = 2.25

function rankOf(sought: string[], words: string[]): number {
  const whole = words.join(' ').startsWith(sought.join(' '))
  return Math.max(...sought.map((each) => rankOfWord(each, words))) - (whole ? 0.5 : 0)
}

function rankOfWord(sought: string, words: string[]): number {
  if (words.some((word) => word.startsWith(sought))) return 1
  if (sought.length >= minInfixLength && words.some((word) => word.includes(sought))) return 2
  const edits = Math.min(...words.map((word) => editDistance(sought, word)))
  return edits <= allowedEdits(sought) ? 2 + edits : missing
}
