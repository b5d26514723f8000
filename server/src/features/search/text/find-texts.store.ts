import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { minInfixLength, nearestWords, searchedWords, wordsOf } from './words.ts'

/** What is marked in a text that was found. */
type Marks = { typed: string[]; found: ReadonlySet<string> }
type Stems = (word: string) => string | null | undefined

/**
 * Of records that are few those that a text finds, by the same words as in the large searches: all of them have to
 * match, see `expandText`. The vocabulary is that of these records alone. What has all words in its first text, its
 * name, comes first.
 */
export async function findTexts<T>(
  { db }: { db: Db },
  text: string,
  records: readonly T[],
  textsOf: (record: T) => string[],
): Promise<{ hits: T[]; marks: Marks }> {
  const wordsOfRecord = new Map(records.map((record) => [record, textsOf(record).map(wordsOf)]))
  const words = [...new Set([...wordsOfRecord.values()].flat(2))]
  const searched = searchedWords(text)
  const stemOf = await readStems(db, words, searched)
  const known = words.filter(stemOf)
  // Words that nobody searches for, like “und”, are left out.
  const typed = searched.filter(stemOf)
  const meanings = typed.map((word) => new Set(meaningsOf(word, known, stemOf)))
  const isFound = (words: string[]) => meanings.every((meaning) => words.some((word) => meaning.has(word)))
  const found = records.filter((record) => isFound(wordsOfRecord.get(record)?.flat() ?? []))
  const isNamed = (record: T) => isFound(wordsOfRecord.get(record)?.[0] ?? [])
  return {
    hits: [...found.filter(isNamed), ...found.filter((record) => !isNamed(record))],
    marks: { typed, found: new Set(meanings.flatMap((meaning) => [...meaning])) },
  }
}

/** Only where no word is meant it is a typing error. */
function meaningsOf(typed: string, known: string[], stemOf: Stems): string[] {
  const meant = meantBy(typed, known, stemOf)
  return meant.length > 0
    ? meant
    : nearestWords(typed, known).flatMap((nearest) => meantBy(nearest, known, stemOf))
}

const meantBy = (typed: string, known: string[], stemOf: Stems): string[] =>
  known.filter(
    (word) =>
      word.startsWith(typed) ||
      (typed.length >= minInfixLength && word.includes(typed)) ||
      stemOf(word) === stemOf(typed),
  )

/** Of words of records: the stem of a word never changes. What is typed may be anything and is not kept. */
const kept = new Map<string, string | null>()
const maxKept = 50_000

async function readStems(db: Db, words: string[], typed: string[]): Promise<Stems> {
  if (kept.size > maxKept) kept.clear()
  const unknown = [...new Set([...words, ...typed])].filter((word) => !kept.has(word))
  const stems = new Map(unknown.length > 0 ? await stemsOf(db, unknown) : [])
  for (const word of words) {
    const stem = stems.get(word)
    if (stem !== undefined) kept.set(word, stem)
  }
  return (word) => stems.get(word) ?? kept.get(word)
}

async function stemsOf(db: Db, words: string[]) {
  const { rows } = await db.execute<{ word: string; stem: string | null }>(
    sql`select word, search_stem(word) as stem from unnest(${sql.param(words)}::text[]) as word`,
  )
  return rows.map(({ word, stem }) => [word, stem] as const)
}
