import { sql } from 'drizzle-orm'
import { bigint, customType, index, integer, pgTable, real, text, uuid } from 'drizzle-orm/pg-core'
import { company } from '#features/companies/companies.schema.ts'
import { instant } from '#platform/db/columns.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** What is searched of a confirmed company beside its offers; `index_company` keeps it true. */
export const companyEntry = pgTable(
  'company_entry',
  {
    companyId: uuid('company_id')
      .primaryKey()
      .references(() => company.id, { onDelete: 'cascade' }),
    /** As a number: `search_person` of its id, which the postings of its offers name. */
    no: bigint('no', { mode: 'bigint' }).notNull().unique('company_entry_no_unique'),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    /** The words of the name; what suggestions are looked up by. */
    searchName: text('search_name').notNull(),
    cell: integer('cell'),
    x: real('x'),
    y: real('y'),
    z: real('z'),
    town: integer('town'),
  },
  (table) => [
    // The migration includes the company in both, which drizzle has no word for.
    index('company_entry_name').on(sql`${table.name} collate "und-x-icu"`, table.no),
    index('company_entry_newest').on(table.createdAt.desc().nullsFirst(), table.no.desc().nullsFirst()),
    index('company_entry_cell').on(table.cell),
    index('company_entry_search_name').using('gin', table.searchName.op('gin_trgm_ops')),
  ],
)

/** What a text finds it by, apart from the rest: it changes with each offer. */
export const companyEntryText = pgTable(
  'company_entry_text',
  {
    no: bigint('no', { mode: 'bigint' })
      .primaryKey()
      .references(() => companyEntry.no, { onDelete: 'cascade' }),
    /** Of its own text; `words` has those of its courses too. */
    ownWords: tsvector('own_words').notNull(),
    words: tsvector('words').notNull(),
  },
  (table) => [index('company_entry_text_words').using('gin', table.words)],
)

/** Of both names of a study interest: what companies that offer it are found by. */
export const studyInterestWords = pgTable('study_interest_words', {
  studyInterestId: integer('study_interest_id').primaryKey(),
  stems: tsvector('stems').notNull(),
})
