import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { account } from '#features/accounts/accounts.schema.ts'
import { createdAt, id } from '#platform/db/columns.ts'

/**
 * What admins did, to whom, when. Rows are only ever added, also when the person is erased: so they hold ids and
 * settings, never what is known about somebody.
 */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: id(),
    accountId: uuid('account_id').references(() => account.id, { onDelete: 'set null' }),
    action: text('action').notNull(),
    recordType: text('record_type').notNull(),
    recordId: text('record_id').notNull(),
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (table) => [index('audit_entry_record').on(table.recordType, table.recordId)],
)
