import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { account } from '#features/accounts/accounts.schema.ts'
import { updatedAt } from '#platform/db/columns.ts'

/** The caller's last search per entity type, and the record to scroll back to. */
export const lastSearch = pgTable(
  'last_search',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    entityType: text('entity_type').notNull(),
    criteria: jsonb('criteria').$type<Record<string, unknown>>().notNull(),
    recordId: uuid('record_id'),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.entityType] })],
)
