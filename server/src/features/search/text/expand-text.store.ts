import { allowedEdits } from '@tandem/contract/edit-distance'
import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { type KnownWord, type Meaning, type TextQuery, toTextQuery } from './text-query.ts'
import { minInfixLength, nearestWords, searchedWords } from './words.ts'

export type Vocabulary = 'offer' | 'company' | 'profile'

/**
 * What a search text may mean, word by word: words that begin with it, contain it or have its stem; only where nothing
 * does, words that it may be a misspelling of. Null for a text without a word to search for.
 */
export async function expandText(db: Db, vocabulary: Vocabulary, text: string): Promise<TextQuery | null> {
  const typed = searchedWords(text)
  if (typed.length === 0) return null
  const meanings = new Map<string, Meaning>()
  for (const [word, known] of await findMeanings(db, vocabulary, typed)) {
    meanings.set(
      word,
      known.length > 0 ? { known, corrections: null } : await findCorrections(db, vocabulary, word),
    )
  }
  return meanings.size > 0 ? toTextQuery(meanings) : null
}

const maxMeanings = 300

/** Words that nobody searches for, like “und”, are left out. */
async function findMeanings(db: Db, vocabulary: Vocabulary, typed: string[]) {
  const { rows } = await db.execute<{ typed: string } & KnownWord>(sql`
    select typed.word as typed, coalesce(known.word, '') as word, coalesce(known.stem, '') as stem
    from unnest(${sql.param(typed)}::text[]) with ordinality typed (word, position)
    cross join lateral search_stem(typed.word) as meant (stem)
    left join lateral (
      select word, stem from search_word
        where vocabulary = ${vocabulary} and length(typed.word) >= ${minInfixLength}
          and word like '%' || typed.word || '%'
      union
      select word, stem from search_word
        where vocabulary = ${vocabulary} and word collate "C" >= typed.word and word collate "C" < typed.word || '~'
      union
      select word, search_word.stem from search_word
        where vocabulary = ${vocabulary} and search_word.stem = meant.stem
      limit ${maxMeanings}
    ) known on true
    where meant.stem is not null
    order by typed.position`)
  const meanings = new Map<string, KnownWord[]>(rows.map((row) => [row.typed, []]))
  for (const { typed, word, stem } of rows) if (word) meanings.get(typed)?.push({ word, stem })
  return meanings
}

/** The nearest words there are, and those that contain one of them. */
async function findCorrections(db: Db, vocabulary: Vocabulary, typed: string): Promise<Meaning> {
  const words = nearestWords(typed, await findSimilar(db, vocabulary, typed))
  const meanings =
    words.length > 0 ? await findMeanings(db, vocabulary, words) : new Map<string, KnownWord[]>()
  return { known: [...meanings.values()].flat(), corrections: words }
}

async function findSimilar(db: Db, vocabulary: Vocabulary, typed: string): Promise<string[]> {
  const most = allowedEdits(typed)
  if (most === 0) return []
  const initial = typed.slice(0, 1)
  const { rows } = await db.execute<{ word: string }>(sql`
    select word from search_word
    where vocabulary = ${vocabulary} and length(word) >= ${typed.length - most} and (
      word % ${typed} or (word collate "C" >= ${initial} and word collate "C" < ${`${initial}~`}
        and length(word) <= ${typed.length + most}))
      ${vocabulary === 'company' ? isInUse : sql``}`)
  return rows.map(({ word }) => word)
}

/** Courses that nobody offers have their words in the vocabulary of companies too; most would find nothing. */
const isInUse = sql`and exists (select from company_entry_text t where t.words @@ quote_literal(stem)::tsquery)`
