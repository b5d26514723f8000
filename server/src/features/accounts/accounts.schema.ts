import type { Permission } from '@tandem/contract/endpoint'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { citext, createdAt, id, instant, updatedAt } from '#platform/db/columns.ts'

export const account = pgTable(
  'account',
  {
    id: id(),
    type: text('type').$type<'applicant' | 'company' | 'admin'>().notNull(),
    email: citext('email').notNull().unique('account_email_unique'),
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    locale: text('locale').$type<'de' | 'en'>().notNull().default('de'),
    permissions: text('permissions').array().$type<Permission[]>().notNull().default([]),
    /** Null until the double opt-in. */
    confirmedAt: instant('confirmed_at'),
    consentAt: instant('consent_at'),
    /** The lifetime counts from here. */
    renewedAt: instant('renewed_at').notNull().defaultNow(),
    /** The last warning that was mailed since then: 30, 7 or 1 days before the end. */
    warnedDays: smallint('warned_days'),
    hiddenAt: instant('hidden_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [check('account_type', sql`${table.type} in ('applicant', 'company', 'admin')`)],
)

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

/** Links sent by mail, stored hashed, good for one use. */
export const oneTimeToken = pgTable(
  'one_time_token',
  {
    hash: text('hash').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<'confirm_account' | 'reset_password' | 'change_email'>().notNull(),
    /** For `change_email` the address asked for; once that holds, the one before, which is told. */
    email: citext('email'),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('one_time_token_account').on(table.accountId),
    check(
      'one_time_token_purpose',
      sql`${table.purpose} in ('confirm_account', 'reset_password', 'change_email')`,
    ),
  ],
)

/** The mails an account wants; `subscription` is a key of the reference set `email_subscription`. */
export const accountSubscription = pgTable(
  'account_subscription',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    subscription: text('subscription').notNull(),
    enabled: boolean('enabled').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.subscription] })],
)

/** Answers of the deletion questionnaire, without the person. */
export const deletionFeedback = pgTable('deletion_feedback', {
  id: id(),
  accountType: text('account_type').notNull(),
  reason: text('reason').notNull(),
  comment: text('comment').notNull().default(''),
  createdAt: createdAt(),
})

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
