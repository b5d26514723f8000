import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { updatedAt } from '#platform/db/columns.ts'

/** Only what differs from the defaults of the contract's `Settings`; the key is a path such as `company.map`. */
export const setting = pgTable('setting', {
  key: text('key').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
  /** Counts the changes; a setting that was never changed has no row, and the revision 0. */
  revision: integer('revision').notNull().default(1),
  updatedAt: updatedAt(),
})
