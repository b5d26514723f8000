import { bigint, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from '#platform/db/columns.ts'

/**
 * What admins did, to whom, when. Rows are only ever added, and the database refuses anything else (`audit-chain.sql`).
 * They outlast the people that they name: so they hold ids and settings, never what is known about somebody.
 */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: id(),
    /** Who did it; null of what was done by a command. The entry stays when the account goes, so it does not refer to it. */
    accountId: uuid('account_id'),
    action: text('action').notNull(),
    recordType: text('record_type').notNull(),
    recordId: text('record_id').notNull(),
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
    /** These three are the database's: whatever is given is replaced. */
    position: bigint('position', { mode: 'number' }).notNull().default(0),
    previousHash: text('previous_hash').notNull().default(''),
    hash: text('hash').notNull().default(''),
  },
  (table) => [
    index('audit_entry_record').on(table.recordType, table.recordId),
    uniqueIndex('audit_entry_position').on(table.position),
    index('audit_entry_account').on(table.accountId, table.position),
  ],
)
