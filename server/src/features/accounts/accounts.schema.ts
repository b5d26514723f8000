import type { Permission } from '@tandem/contract/endpoint'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
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
    /** The new address, for `change_email`. */
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

/** Failed sign-ins per account and per address, shared by all processes. */
export const loginFailure = pgTable(
  'login_failure',
  {
    scope: text('scope').$type<'account' | 'address'>().notNull(),
    key: text('key').notNull(),
    failures: integer('failures').notNull(),
    lastFailureAt: instant('last_failure_at').notNull(),
  },
  (table) => [unique('login_failure_unique').on(table.scope, table.key)],
)
