import { sql } from 'drizzle-orm'
import { customType, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })

/**
 * What a transaction has touched and must index anew before it ends; empty at all other times. Triggers fill it and
 * empty it (migration `search_core`).
 */
export const searchDirty = pgTable(
  'search_dirty',
  {
    tx: xid8('tx').notNull().default(sql`pg_current_xact_id()`),
    kind: text('kind').$type<'profile' | 'offer' | 'company' | 'company_courses'>().notNull(),
    /** Of the applicant, offer or company. */
    id: uuid('id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tx, table.kind, table.id] })],
)
