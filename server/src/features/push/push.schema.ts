import type { PushKind } from '@tandem/contract/push'
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { account } from '#features/accounts/accounts.schema.ts'
import { session } from '#features/sessions/sessions.schema.ts'
import { createdAt, id } from '#platform/db/columns.ts'

/** A browser that is told of news while nobody has the platform open. It belongs to who last allowed it there. */
export const pushDevice = pgTable(
  'push_device',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** In which it was last allowed. Null once that has ended by time, which does not end what the browser is told. */
    sessionId: uuid('session_id').references(() => session.id, { onDelete: 'set null' }),
    /** Where its push service takes messages for it. */
    endpoint: text('endpoint').notNull().unique(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    device: text('device').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('push_device_account').on(table.accountId),
    index('push_device_session').on(table.sessionId),
  ],
)

/** What an account does not want to be told of by push. */
export const pushKindOff = pgTable(
  'push_kind_off',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<PushKind>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.kind] })],
)
