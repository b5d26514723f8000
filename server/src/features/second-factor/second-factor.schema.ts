import { and, eq, exists, isNotNull, sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { account } from '#features/accounts/accounts.schema.ts'
import { createdAt, id, instant } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'

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

/** Whether the account has a confirmed factor. For queries that have `account` in them. */
export function secondFactorCondition(db: Db) {
  const ofTotp = db
    .select({ one: sql`1` })
    .from(totp)
    .where(and(eq(totp.accountId, account.id), isNotNull(totp.confirmedAt)))
  const ofPasskey = db.select({ one: sql`1` }).from(passkey).where(eq(passkey.accountId, account.id))
  return sql<boolean>`(${exists(ofTotp)} or ${exists(ofPasskey)})`
}
