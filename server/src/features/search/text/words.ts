import { fold } from '../core/fold.ts'

/** What counts as a word is the same in the database's function `search_vector`. */
export const wordsOf = (text: string): string[] => fold(text).match(/[a-z0-9]+/g) ?? []

const maxWords = 10

/** The distinct words of a search field, the first ten of them. */
export const searchedWords = (text: string): string[] => [...new Set(wordsOf(text))].slice(0, maxWords)

/** From this length on a word is also found inside other words: “informatik” in “Wirtschaftsinformatik”. */
export const minInfixLength = 4
