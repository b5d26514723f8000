import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/**
 * The words that stand in searchable texts, so that what is typed can be told from what was meant. A word whose last
 * text went stays until the next sweep.
 */
export const searchWord = pgTable(
  'search_word',
  {
    vocabulary: text('vocabulary').$type<'offer' | 'company' | 'profile'>().notNull(),
    word: text('word').notNull(),
    stem: text('stem').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.vocabulary, table.word] }),
    index('search_word_prefix').on(table.vocabulary, sql`${table.word} collate "C"`),
    index('search_word_stem').on(table.vocabulary, table.stem),
    index('search_word_trigrams').using('gin', table.word.op('gin_trgm_ops')),
  ],
)
