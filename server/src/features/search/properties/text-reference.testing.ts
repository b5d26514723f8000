import { allowedEdits, editDistance } from '@tandem/contract/edit-distance'
import type { TestApp } from '#testing/test-app.ts'
import { wordsOf } from '../text/words.ts'

/**
 * What a text finds, by a look at every word there is; only the stems are the database's. `named`: what is not searched, but
 * known as other forms of words that are.
 */
export async function createTextReference(
  app: TestApp,
  searchable: string[],
  typed: string[],
  named: string[] = [],
) {
  const written = [...new Set(searchable.flatMap(wordsOf))]
  const other = named.flatMap(wordsOf)
  const words = [...new Set([...written, ...other, ...typed.flatMap(wordsOf)])]
  const { rows } = await app.database.pool.query(
    'select word, search_stem(word) as stem from unnest($1::text[]) as word',
    [words],
  )
  const stems = new Map<string, string | null>(rows.map(({ word, stem }) => [word, stem]))
  const stemsWritten = new Set(written.map((word) => stems.get(word)))
  const forms = other.filter((word) => stemsWritten.has(stems.get(word)))
  const vocabulary = [...new Set([...written, ...forms])].filter((word) => stems.get(word))

  const meantBy = (word: string) =>
    vocabulary.filter(
      (known) =>
        known.startsWith(word) ||
        (word.length >= 4 && known.includes(word)) ||
        stems.get(known) === stems.get(word),
    )

  /** Only what means nothing is a typing error, of the nearest words. */
  function meaningsOf(word: string): string[] {
    const meant = meantBy(word)
    if (meant.length > 0 || allowedEdits(word) === 0) return meant
    const edits = vocabulary
      .filter(({ length }) => length >= word.length - allowedEdits(word))
      .map((known) => [known, editDistance(word, known)] as const)
    const least = Math.min(...edits.map(([, distance]) => distance))
    if (least > allowedEdits(word)) return []
    return edits.filter(([, distance]) => distance === least).flatMap(([known]) => meantBy(known))
  }

  const searchedWords = (text: string | undefined) =>
    wordsOf(text ?? '').filter((word) => stems.get(word) !== null)

  return {
    isText: (text: string | undefined) => searchedWords(text).length > 0,
    /** Every word of the text has to be in one of these. */
    isIn(text: string | undefined, of: string[]): boolean {
      const found = new Set(of.flatMap(wordsOf).map((word) => stems.get(word)))
      return searchedWords(text).every((word) =>
        meaningsOf(word).some((known) => found.has(stems.get(known))),
      )
    },
  }
}
