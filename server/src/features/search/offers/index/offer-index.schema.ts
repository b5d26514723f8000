import { sql } from 'drizzle-orm'
import {
  bigint,
  customType,
  date,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '#platform/db/columns.ts'
import { grade } from '#platform/db/grade.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** What is searched of an offer that is published by a confirmed company; `index_offer` keeps it true. */
export const offerEntry = pgTable(
  'offer_entry',
  {
    offerId: uuid('offer_id').primaryKey(),
    no: integer('no').notNull().generatedAlwaysAsIdentity().unique('offer_entry_no_unique'),
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
    /** What lists show of it, in parts that are JSON of one-byte characters; see `offer-entry.sql`. */
    card: text('card').notNull(),
    cardYears: text('card_years').notNull(),
    cardLocations: text('card_locations').notNull(),
    /** The title and the study interest. */
    cardDe: text('card_de').notNull(),
    cardEn: text('card_en').notNull(),
    /** JSON of what the list of companies sums up of it, see `OfferSummary` there. */
    summary: text('summary').notNull(),
  },
  (table) => [
    // The migration includes the rest of what is read of a company's offers, which drizzle has no word for.
    index('offer_entry_company').on(table.companyId),
    index('offer_entry_deadline').on(table.deadline, table.no),
    index('offer_entry_name_de').on(sql`${table.nameDe} collate "und-x-icu"`, table.no),
    index('offer_entry_name_en').on(sql`${table.nameEn} collate "und-x-icu"`, table.no),
    index('offer_entry_search_name').using('gin', table.searchName.op('gin_trgm_ops')),
  ],
)

/**
 * A row for each place of an offer, once under its study interest (-1 without one) and once under 0 for any, narrow
 * enough to be answered from the indexes alone; these cover and descend, and stand in the migration `search_postings`.
 */
export const offerPosting = pgTable(
  'offer_posting',
  {
    interest: smallint('interest').notNull(),
    /** 0 for the first location, and for none; -1 for the company's own place, by which only companies are found. */
    place: smallint('place').notNull(),
    no: integer('no').notNull(),
    /** The company as a number, see `search_person`. */
    company: bigint('company', { mode: 'bigint' }).notNull(),
    at: instant('at').notNull(),
    deadline: date('deadline', { mode: 'string' }),
    /** The lowest that is accepted; null: any. */
    grade: grade('grade'),
    /** The offer's study interest; null without one. */
    course: smallint('course'),
    /** A bit for each year since 2000; `free` for those with a free place. */
    years: bigint('years', { mode: 'bigint' }).notNull(),
    free: bigint('free', { mode: 'bigint' }).notNull(),
    /** A bit for each code of a qualification that is accepted; 0: all are. */
    qualifications: bigint('qualifications', { mode: 'bigint' }).notNull(),
    /** -1 without a place. */
    cell: integer('cell').notNull(),
    town: integer('town'),
    x: real('x'),
    y: real('y'),
    z: real('z'),
    /** Another one each time that the offer is indexed, by which what is kept of it is known to be old. */
    version: bigint('version', { mode: 'bigint' }).notNull().generatedAlwaysAsIdentity(),
  },
  (table) => [
    primaryKey({ columns: [table.no, table.interest, table.place] }),
    // The migration includes which offers they are, and their versions.
    index('offer_posting_company').on(table.company, table.interest),
  ],
)

/** The wide part, apart from what most searches read. */
export const offerEntryText = pgTable(
  'offer_entry_text',
  {
    no: integer('no')
      .primaryKey()
      .references(() => offerEntry.no, { onDelete: 'cascade' }),
    offerId: uuid('offer_id').notNull(),
    /** What matching compares, of the database's `match_position`. */
    position: json('position').notNull(),
    /** JSON of what the list of companies needs of it to show it as the best match, see `MatchableOffer` there. */
    matchable: text('matchable').notNull(),
    words: tsvector('words').notNull(),
  },
  (table) => [index('offer_entry_text_words').using('gin', table.words)],
)
