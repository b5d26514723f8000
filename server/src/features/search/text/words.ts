import { allowedEdits, editDistance } from '@tandem/contract/edit-distance'
import { fold } from '../core/fold.ts'

/** What counts as a word is the same in the database's function `search_vector`. */
export const wordsOf = (text: string): string[] => fold(text).match(/[a-z0-9]+/g) ?? []

const maxWords = 10

/** The distinct words of a search field, the first ten of them. */
export const searchedWords = (text: string): string[] => [...new Set(wordsOf(text))].slice(0, maxWords)

/** From this length on a word is also found inside other words: “informatik” in “Wirtschaftsinformatik”. */
export const minInfixLength = 4

const maxNearest = 10

/** Of these words the nearest ones that may have been meant where something else was typed by mistake. */
export function nearestWords(typed: string, words: readonly string[]): string[] {
  const edits = new Map(words.map((word) => [word, editDistance(typed, word)]))
  const least = Math.min(...edits.values())
  if (least > allowedEdits(typed)) return []
  return words
    .filter((word) => edits.get(word) === least)
    .toSorted((a, b) => a.length - b.length)
    .slice(0, maxNearest)
}
