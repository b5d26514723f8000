import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { account } from '#features/accounts/accounts.schema.ts'
import { company } from '#features/companies/companies.schema.ts'
import { createdAt, id, instant } from '#platform/db/columns.ts'

/** One row a signed-in device. Only hashes: a stolen table opens no session. */
export const session = pgTable(
  'session',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    device: text('device').notNull().default(''),
    createdAt: createdAt(),
    lastSeenAt: instant('last_seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('session_account').on(table.accountId)],
)

/** A session's tokens: the current one, and for a minute the one it replaced. */
export const sessionToken = pgTable(
  'session_token',
  {
    hash: text('hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => session.id, { onDelete: 'cascade' }),
    /** Null for the current token. */
    replacedAt: instant('replaced_at'),
  },
  (table) => [index('session_token_session').on(table.sessionId)],
)

/** A session of an admin that stands for a company. It outlasts the session: the company may be told later. */
export const onBehalf = pgTable(
  'on_behalf',
  {
    id: id(),
    sessionId: uuid('session_id')
      .unique('on_behalf_session_unique')
      .references(() => session.id, { onDelete: 'set null' }),
    accountId: uuid('account_id').references(() => account.id, { onDelete: 'set null' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    /** The company reads it. */
    reason: text('reason').notNull(),
    startedAt: instant('started_at').notNull(),
    /** At the latest. */
    until: instant('until').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [index('on_behalf_company').on(table.companyId), index('on_behalf_account').on(table.accountId)],
)

/** From where an account has signed in: there, failures of strangers elsewhere do not slow it. */
export const knownAddress = pgTable(
  'known_address',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    addressHash: text('address_hash').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.addressHash] })],
)
