import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '#platform/db/columns.ts'

/**
 * How often something was tried of late, shared by all processes. The key is a hash of an e-mail address or of a
 * client's address, so that known and unknown ones cost the same.
 */
export const attempt = pgTable(
  'attempt',
  {
    scope: text('scope').$type<'login_account' | 'login_address' | 'password' | 'mail'>().notNull(),
    key: text('key').notNull(),
    count: integer('count').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.key] }),
    index('attempt_age').on(table.lastAt),
    check('attempt_scope', sql`${table.scope} in ('login_account', 'login_address', 'password', 'mail')`),
  ],
)
