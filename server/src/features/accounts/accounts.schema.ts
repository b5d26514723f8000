import type { Permission } from '@tandem/contract/endpoint'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
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
import type { Tip } from './tips/tips.rules.ts'

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
    permissionsRevision: integer('permissions_revision').notNull().default(0),
    /** Null until the double opt-in. */
    confirmedAt: instant('confirmed_at'),
    consentAt: instant('consent_at'),
    /** The lifetime counts from here. */
    renewedAt: instant('renewed_at').notNull().defaultNow(),
    /** The last warning that was mailed since then: 30, 7 or 1 days before the end. */
    warnedDays: smallint('warned_days'),
    hiddenAt: instant('hidden_at'),
    /** By an admin: nobody logs in. A locked account is hidden, too. */
    lockedAt: instant('locked_at'),
    lockReason: text('lock_reason').notNull().default(''),
    /** When an admin has it deleted. */
    deletionDueAt: instant('deletion_due_at'),
    deletionReason: text('deletion_reason').notNull().default(''),
    /** Counts what admins do about the account. */
    officeRevision: integer('office_revision').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('account_type', sql`${table.type} in ('applicant', 'company', 'admin')`),
    check('account_locked', sql`(${table.lockedAt} is not null) <= (${table.hiddenAt} is not null)`),
    // Lists of the back office go by the id, the newest first; what most accounts are not has an index of its own.
    index('account_by_type').on(table.type, table.id),
    index('account_unconfirmed').on(table.id).where(sql`${table.confirmedAt} is null`),
    index('account_hidden').on(table.id).where(sql`${table.hiddenAt} is not null`),
    index('account_locked_only').on(table.id).where(sql`${table.lockedAt} is not null`),
    index('account_leaving').on(table.deletionDueAt).where(sql`${table.deletionDueAt} is not null`),
    index('account_search').using('gin', sql`${searchedOf(table)} gin_trgm_ops`),
  ],
)

/** What the back office finds an account by; the index is of this very expression. */
export function searchedOf(table: Record<'firstName' | 'lastName' | 'email', AnyPgColumn>) {
  return sql`(${table.firstName} || ' ' || ${table.lastName} || ' ' || ${table.email}::text)`
}

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
    /** When it was turned on or off last; null where that was before it was noted. */
    changedAt: instant('changed_at'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.subscription] })],
)

/** The tips on applying that an account got by mail: each of them once. */
export const sentTip = pgTable(
  'sent_tip',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    tip: text('tip').$type<Tip>().notNull(),
    /** When its mail was put in the queue. */
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.tip] })],
)
