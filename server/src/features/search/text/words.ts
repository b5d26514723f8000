import { fold } from '../core/fold.ts'

/** What counts as a word is the same in the database's function `search_vector`. */
export const wordsOf = (text: string): string[] => fold(text).match(/[a-z0-9]+/g) ?? []

const mostWords = 10

/** The words of a search field; who pastes a whole page searches its first words. */
export const searchedWords = (text: string): string[] => [...new Set(wordsOf(text))].slice(0, mostWords)

/** From here on a word is also found inside of other words: “informatik” in “Wirtschaftsinformatik”. */
export const shortestInside = 4
