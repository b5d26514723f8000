import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { account } from '#features/accounts/accounts.schema.ts'
import { createdAt, id, updatedAt } from '#platform/db/columns.ts'

/** A mark on an offer, company, applicant or application, with a category and a private comment. */
export const bookmark = pgTable(
  'bookmark',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    recordType: text('record_type').notNull(),
    recordId: uuid('record_id').notNull(),
    category: text('category').$type<'positive' | 'neutral' | 'negative'>().notNull().default('neutral'),
    comment: text('comment').notNull().default(''),
    /** Of an offer: tell its owner when a place is free. */
    notifyFree: boolean('notify_free').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('bookmark_unique').on(table.accountId, table.recordType, table.recordId),
    index('bookmark_record').on(table.recordType, table.recordId),
    index('bookmark_notify_free').on(table.recordId).where(sql`${table.notifyFree}`),
    check(
      'bookmark_record_type',
      sql`${table.recordType} in ('offer', 'company', 'applicant', 'application')`,
    ),
    check('bookmark_notify_free_of_offer', sql`not ${table.notifyFree} or ${table.recordType} = 'offer'`),
    check('bookmark_category', sql`${table.category} in ('positive', 'neutral', 'negative')`),
  ],
)

/** Whose colleagues see their watch list; with the comments only if `comments`. */
export const bookmarkSharing = pgTable('bookmark_sharing', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  comments: boolean('comments').notNull(),
  createdAt: createdAt(),
})
