import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { account } from '#features/accounts/accounts.schema.ts'
import { updatedAt } from '#platform/db/columns.ts'

/** The caller's last search per entity type. */
export const lastSearch = pgTable(
  'last_search',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    entityType: text('entity_type').notNull(),
    criteria: jsonb('criteria').$type<Record<string, unknown>>().notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.entityType] })],
)
