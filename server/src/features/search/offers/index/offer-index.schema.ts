import { sql } from 'drizzle-orm'
import { customType, date, index, integer, json, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { offer } from '#features/offers/offers.schema.ts'
import { instant, unitVector } from '#platform/db/columns.ts'
import { grade } from '#platform/db/grade.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** What is searched of an offer that is published by a confirmed company; `index_offer` keeps it true. */
export const offerEntry = pgTable(
  'offer_entry',
  {
    offerId: uuid('offer_id')
      .primaryKey()
      .references(() => offer.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id').notNull(),
    studyInterestId: integer('study_interest_id'),
    publishedAt: instant('published_at').notNull(),
    deadline: date('deadline', { mode: 'string' }),
    nameDe: text('name_de').notNull(),
    nameEn: text('name_en').notNull(),
    /** The words of the titles; what suggestions are looked up by. */
    searchName: text('search_name').notNull(),
    years: smallint('years').array().notNull(),
    /** Of those the ones with a free place. */
    freeYears: smallint('free_years').array().notNull(),
    /** Accepted; empty: all. */
    qualifications: text('qualifications').array().notNull(),
    /** Tenths. */
    minimumGrade: grade('minimum_grade'),
    /** The four that facets are counted of, in one: `interest;years;free years;qualifications`. */
    shape: text('shape').notNull(),
  },
  (table) => [
    index('offer_entry_newest').on(table.publishedAt.desc(), table.offerId.desc()),
    // The migration includes what else companies are searched by, which drizzle has no word for.
    index('offer_entry_interest').on(table.studyInterestId, table.publishedAt.desc(), table.offerId.desc()),
    index('offer_entry_company').on(table.companyId, table.publishedAt.desc()),
    index('offer_entry_deadline').on(table.deadline, table.offerId.desc()),
    index('offer_entry_name_de').on(sql`${table.nameDe} collate "und-x-icu"`, table.offerId.desc()),
    index('offer_entry_name_en').on(sql`${table.nameEn} collate "und-x-icu"`, table.offerId.desc()),
    index('offer_entry_shape').on(table.shape),
    index('offer_entry_search_name').using('gin', table.searchName.op('gin_trgm_ops')),
  ],
)

/** The wide part, apart from what most searches read. */
export const offerEntryText = pgTable(
  'offer_entry_text',
  {
    offerId: uuid('offer_id')
      .primaryKey()
      .references(() => offerEntry.offerId, { onDelete: 'cascade' }),
    /** What matching compares, of the database's `match_position`. */
    position: json('position').notNull(),
    words: tsvector('words').notNull(),
  },
  (table) => [index('offer_entry_text_words').using('gin', table.words)],
)

/** Where it is worked, a row a location. */
export const offerEntryPlace = pgTable(
  'offer_entry_place',
  {
    offerId: uuid('offer_id')
      .notNull()
      .references(() => offerEntry.offerId, { onDelete: 'cascade' }),
    /** Of `offer_location`. */
    locationId: uuid('location_id').primaryKey(),
    studyInterestId: integer('study_interest_id'),
    cell: integer('cell').notNull(),
    ...unitVector(),
    /** Folded. */
    town: text('town').notNull(),
  },
  (table) => [
    index('offer_entry_place_offer').on(table.offerId),
    index('offer_entry_place_cell').on(table.cell, table.studyInterestId),
    index('offer_entry_place_interest').on(table.studyInterestId, table.cell),
  ],
)
