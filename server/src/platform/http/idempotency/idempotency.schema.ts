import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from '#platform/db/columns.ts'

/** First answers of creating calls, so that a repeat within 24 hours gets the same one. */
export const idempotentAnswer = pgTable(
  'idempotent_answer',
  {
    /** Of a visitor what `visitorId` makes of the client address. */
    accountId: uuid('account_id').notNull(),
    key: text('key').notNull(),
    endpoint: text('endpoint').notNull(),
    /** Hash of the request, so that a key cannot be used for another one. */
    requestHash: text('request_hash').notNull(),
    /** Null only inside of the first request's transaction. */
    status: integer('status'),
    /** Also null once somebody whom it may name was erased. */
    body: text('body'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.key] }),
    index('idempotent_answer_age').on(table.createdAt),
  ],
)
