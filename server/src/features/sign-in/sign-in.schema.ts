import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { account } from '#features/accounts/accounts.schema.ts'
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

/** An authenticator app, and one that is being set up and may take its place. Secrets are sealed. */
export const totp = pgTable(
  'totp',
  {
    accountId: uuid('account_id')
      .primaryKey()
      .references(() => account.id, { onDelete: 'cascade' }),
    secret: text('secret'),
    confirmedAt: instant('confirmed_at'),
    /** Of the last code taken: none is good twice. */
    lastStep: integer('last_step').notNull().default(0),
    /** Until its first code was confirmed. */
    pendingSecret: text('pending_secret'),
    pendingSince: instant('pending_since'),
  },
  (table) => [
    check('totp_confirmed', sql`(${table.secret} is null) = (${table.confirmedAt} is null)`),
    check('totp_pending', sql`(${table.pendingSecret} is null) = (${table.pendingSince} is null)`),
  ],
)

export const recoveryCode = pgTable(
  'recovery_code',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    hash: text('hash').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.hash] })],
)

export const passkey = pgTable(
  'passkey',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    credentialId: text('credential_id').notNull().unique('passkey_credential_unique'),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    signCount: bigint('sign_count', { mode: 'number' }).notNull().default(0),
    transports: text('transports').array().notNull().default([]),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkey_account').on(table.accountId)],
)

/** Handed out for one ceremony each. */
export const passkeyChallenge = pgTable(
  'passkey_challenge',
  {
    challenge: text('challenge').primaryKey(),
    /** Null for a sign-in: nobody is known yet. */
    accountId: uuid('account_id').references(() => account.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('passkey_challenge_age').on(table.expiresAt)],
)
