import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  doublePrecision,
  index,
  pgTable,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { searchPattern } from '#features/search/search.schema.ts'

// PostgreSQL counts them itself and no number of them leaves it.
const numbers = customType<{ data: string }>({ dataType: () => 'bigint[]' })

/**
 * What a record must be like for a saved search to be asked about it: the searches turned round. Wider than the search
 * itself, which has the last word.
 */
export const searchPatternWatch = pgTable(
  'search_pattern_watch',
  {
    patternId: uuid('pattern_id')
      .primaryKey()
      .references(() => searchPattern.id, { onDelete: 'cascade' }),
    /** The record has one of them: `offers i36` is an offer of a study interest, `offers any` every one. */
    keys: text('keys').array().notNull(),
    /** Empty: any. */
    years: smallint('years').array().notNull(),
    /** Tenths, of applicants. */
    grade: smallint('grade'),
    /** Centres and squared chords of the circles it looks in; empty: anywhere. */
    x: doublePrecision('x').array().notNull(),
    y: doublePrecision('y').array().notNull(),
    z: doublePrecision('z').array().notNull(),
    chord: doublePrecision('chord').array().notNull(),
    /** What it found when it was saved, which is not new, by the database's `search_person`. */
    known: numbers('known').notNull().default(sql`'{}'`),
    /** False where that was too much to be kept: then new is what could not be found before. */
    knowsAll: boolean('knows_all').notNull(),
  },
  (table) => [index('search_pattern_watch_keys').using('gin', table.keys)],
)

/** Records whose search rows were made, changed or removed, for saved searches to be told; triggers write it. */
export const searchNews = pgTable('search_news', {
  no: bigint('no', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind').$type<'applicants' | 'offers' | 'companies'>().notNull(),
  recordId: uuid('record_id').notNull(),
  event: text('event').$type<'came' | 'changed' | 'left'>().notNull(),
})
