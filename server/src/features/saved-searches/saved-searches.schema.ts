import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { account } from '#features/accounts/accounts.schema.ts'
import { company } from '#features/companies/companies.schema.ts'
import { createdAt, id, instant, updatedAt } from '#platform/db/columns.ts'
import { grade } from '#platform/db/grade.ts'

/** Without one pair of quotes around all of it: texts set their own around a name, and older names brought some. */
const unquotedName = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  fromDriver: (name) => /^[„“"«»]([^„“”"«»]+)[“”"«»]$/.exec(name)?.[1] ?? name,
})

/** A saved search. Those of a company belong to all its accounts; `accountId` says who made it. */
export const savedSearch = pgTable(
  'search_pattern',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id').references(() => company.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'applicants' | 'companies' | 'offers'>().notNull(),
    name: unquotedName('name').notNull(),
    criteria: jsonb('criteria').$type<Record<string, unknown>>().notNull(),
    notificationInterval: text('notification_interval')
      .$type<'never' | 'immediately' | 'daily' | 'weekly'>()
      .notNull()
      .default('never'),
    paused: boolean('paused').notNull().default(false),
    /** When it was looked at last. */
    lastRunAt: instant('last_run_at'),
    /** Hits found after it are new: when it was saved or looked at last. */
    knownUntil: instant('known_until').notNull().defaultNow(),
    /** Hits found after it are marked while the visit lasts: `knownUntil` as the visit began. */
    newSince: instant('new_since').notNull().defaultNow(),
    /** Grows with what somebody edits; looking at it changes nothing. */
    revision: integer('revision').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('search_pattern_account').on(table.accountId),
    index('search_pattern_company').on(table.companyId),
    check('search_pattern_kind', sql`${table.kind} in ('applicants', 'companies', 'offers')`),
    check(
      'search_pattern_interval',
      sql`${table.notificationInterval} in ('never', 'immediately', 'daily', 'weekly')`,
    ),
  ],
)

/** What came for a saved search since it was saved. A row stays, so that each hit is found and mailed once. */
export const savedSearchHit = pgTable(
  'search_pattern_hit',
  {
    savedSearchId: uuid('pattern_id')
      .notNull()
      .references(() => savedSearch.id, { onDelete: 'cascade' }),
    recordId: uuid('record_id').notNull(),
    foundAt: instant('found_at').notNull().defaultNow(),
    /** When it was put into a mail; null before. */
    notifiedAt: instant('notified_at'),
  },
  (table) => [
    primaryKey({ columns: [table.savedSearchId, table.recordId] }),
    index('search_pattern_hit_untold')
      .on(table.savedSearchId, table.foundAt)
      .where(sql`${table.notifiedAt} is null`),
    index('search_pattern_hit_record').on(table.recordId),
  ],
)

// PostgreSQL counts them itself and no number of them leaves it.
const numbers = customType<{ data: string }>({ dataType: () => 'bigint[]' })

/**
 * What a record must be like for a saved search to be asked about it: the searches turned round. Wider than the search
 * itself, which has the last word.
 */
export const savedSearchWatch = pgTable(
  'search_pattern_watch',
  {
    savedSearchId: uuid('pattern_id')
      .primaryKey()
      .references(() => savedSearch.id, { onDelete: 'cascade' }),
    /** The record has one of them: `offers i36` is an offer of a study interest, `offers any` every one. */
    keys: text('keys').array().notNull(),
    /** Empty: any. */
    years: smallint('years').array().notNull(),
    /** Tenths, of applicants. */
    grade: grade('grade'),
    /** Centres and squared chords of the circles it looks in; empty: anywhere. */
    x: doublePrecision('x').array().notNull(),
    y: doublePrecision('y').array().notNull(),
    z: doublePrecision('z').array().notNull(),
    chord: doublePrecision('chord').array().notNull(),
    /** What it found when it was saved, which is not new, by the database's `search_person`. */
    known: numbers('known').notNull().default(sql`'{}'`),
    /** False where that was too much to be owned: then new is what could not be found before. */
    knowsAll: boolean('knows_all').notNull(),
  },
  (table) => [index('search_pattern_watch_keys').using('gin', table.keys)],
)

/** Records whose search rows were made, changed or removed, to be matched with saved searches; triggers write it. */
export const changedRecord = pgTable('search_news', {
  no: bigint('no', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind').$type<'applicants' | 'offers' | 'companies'>().notNull(),
  recordId: uuid('record_id').notNull(),
  event: text('event').$type<'came' | 'changed' | 'left'>().notNull(),
})
