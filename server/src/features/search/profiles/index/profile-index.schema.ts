import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  customType,
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

/**
 * The profiles that may be found, as a list shows them. Written by the database itself, at the end of each transaction
 * that touched what they are made from; so are the tables below. Their indexes, which cover and descend, stand in the
 * migration `search_core` alone.
 */
export const profileEntry = pgTable('profile_entry', {
  no: integer('no').primaryKey().generatedAlwaysAsIdentity(),
  applicationId: uuid('application_id').notNull().unique('profile_entry_application_unique'),
  applicantId: uuid('applicant_id').notNull(),
  /** The applicant as a number: the random part of the id. */
  person: bigint('person', { mode: 'bigint' }).notNull(),
  /** When the profile was changed last. */
  at: instant('at').notNull(),
  /** Null in an anonymous profile, which so comes last. */
  sortName: text('sort_name'),
  grade: grade('grade'),
  qualification: text('qualification'),
  interests: integer('interests').array().notNull(),
  years: smallint('years').array().notNull(),
  /** Each language with its level and every lower one, `en4`. */
  languages: text('languages').array().notNull(),
  /** What it counts for, by filter: `year:2027`. */
  facets: text('facets').array().notNull(),
  /** What is the same for all who look: fields of a `FoundProfile` as JSON, without braces. */
  card: text('card').notNull(),
  /** Its study interests with their names, a JSON list. */
  coursesDe: text('courses_de').notNull(),
  coursesEn: text('courses_en').notNull(),
})

/** The wide part of a profile: what is matched with offers, and the text that a search may find it by. */
export const profileText = pgTable(
  'profile_text',
  {
    no: integer('no')
      .primaryKey()
      .references(() => profileEntry.no, { onDelete: 'cascade' }),
    seeker: json('seeker').notNull(),
    /** As it was written. */
    text: text('text').notNull(),
    words: tsvector('words').notNull(),
  },
  (table) => [index('profile_text_words').using('gin', table.words)],
)

/**
 * A row for each study interest (and 0 for any) and each place of a profile, narrow enough to be answered from the
 * indexes alone.
 */
export const profilePosting = pgTable(
  'profile_posting',
  {
    interest: smallint('interest').notNull(),
    /** 0 for the first place, and for none. */
    place: smallint('place').notNull(),
    no: integer('no').notNull(),
    person: bigint('person', { mode: 'bigint' }).notNull(),
    at: instant('at').notNull(),
    grade: grade('grade'),
    /** Code of the qualification, see `search_code`. */
    qualification: smallint('qualification'),
    /** A bit for each year since 2000. */
    years: bigint('years', { mode: 'bigint' }).notNull(),
    /** A bit for each code of a document type. */
    documents: integer('documents').notNull(),
    /** The same for all profiles whose study interests count for the same. */
    courses: bigint('courses', { mode: 'bigint' }).notNull(),
    /** -1 without a place. */
    cell: integer('cell').notNull(),
    town: integer('town'),
    x: real('x'),
    y: real('y'),
    z: real('z'),
  },
  (table) => [primaryKey({ columns: [table.no, table.interest, table.place] })],
)

/** Small numbers for keys of reference data, given once. */
export const searchCode = pgTable(
  'search_code',
  {
    kind: text('kind').$type<'qualification' | 'document'>().notNull(),
    key: text('key').notNull(),
    code: smallint('code').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.key] }),
    check('search_code_bits', sql`${table.kind} <> 'document' or ${table.code} < 31`),
  ],
)
