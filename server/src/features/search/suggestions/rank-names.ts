import { allowedEdits, editDistance } from '@tandem/contract/edit-distance'
import { minInfixLength, wordsOf } from '../text/words.ts'

/**
 * Those that fit what is being typed, the best first: what begins with it, has such a word, contains it; only where
 * nothing does, what is nearly written so.
 */
export function rankNames<T>(
  typed: string,
  candidates: readonly T[],
  nameOf: (candidate: T) => string,
  { corrects = true }: { corrects?: boolean } = {},
): T[] {
  const sought = wordsOf(typed)
  if (sought.length === 0) return []
  const named = candidates.map((candidate) => ({ candidate, words: wordsOf(nameOf(candidate)) }))
  const rank = (rankOfWord: RankOfWord) =>
    named
      .map(({ candidate, words }) => ({ candidate, rank: rankOf(sought, words, rankOfWord) }))
      .filter(({ rank }) => rank < missing)
      .sort((a, b) => a.rank - b.rank)
      .map(({ candidate }) => candidate)
  const exact = rank(rankOfExact)
  return exact.length > 0 || !corrects ? exact : rank(rankOfSimilar)
}

/** Half a rank is taken off where the whole begins so. */
const missing = 100
type RankOfWord = (sought: string, words: string[]) => number

function rankOf(sought: string[], words: string[], rankOfWord: RankOfWord): number {
  const whole = words.join(' ').startsWith(sought.join(' '))
  return Math.max(...sought.map((each) => rankOfWord(each, words))) - (whole ? 0.5 : 0)
}

function rankOfExact(sought: string, words: string[]): number {
  if (words.some((word) => word.startsWith(sought))) return 1
  const isInside = sought.length >= minInfixLength && words.some((word) => word.includes(sought))
  return isInside ? 2 : missing + 1
}

function rankOfSimilar(sought: string, words: string[]): number {
  const exact = rankOfExact(sought, words)
  const most = allowedEdits(sought)
  if (exact < missing || most === 0) return exact
  const near = words.filter(({ length }) => length >= sought.length - most)
  const edits = Math.min(...near.map((word) => editDistance(sought, word)))
  return edits <= most ? 2 + edits : exact
}
