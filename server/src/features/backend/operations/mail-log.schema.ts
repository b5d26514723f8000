import type { MailKind } from '@tandem/contract/backend/operations/mail-kinds'
import type { MailFailure, MailState } from '@tandem/contract/backend/operations/mail-log'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { account } from '#features/accounts/accounts.schema.ts'
import { createdAt, id, instant } from '#platform/db/columns.ts'

/** A mail that left, or failed to. What it said is not kept, nor the address in full. */
export const mailLog = pgTable(
  'mail_log',
  {
    id: id(),
    kind: text('kind').$type<MailKind>().notNull(),
    recipient: text('recipient').notNull(),
    /** Null where no account has the address. */
    accountId: uuid('account_id').references(() => account.id, { onDelete: 'cascade' }),
    jobId: uuid('job_id').notNull(),
    jobName: text('job_name').notNull(),
    /** The numbers that it is written from, to write it anew; null where they would name somebody, and after a while. */
    jobData: jsonb('job_data').$type<object>(),
    state: text('state').$type<MailState>().notNull(),
    attempts: integer('attempts').notNull().default(1),
    failure: text('failure').$type<MailFailure>(),
    createdAt: createdAt(),
    lastTriedAt: instant('last_tried_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    check('mail_log_state', sql`${table.state} in ('waiting', 'sent', 'failed', 'bounced')`),
    unique('mail_log_of_job')
      .on(table.jobId, table.kind, table.recipient, table.accountId)
      .nullsNotDistinct(),
    index('mail_log_account').on(table.accountId, table.id),
    index('mail_log_created').on(table.createdAt),
    index('mail_log_flagged')
      .on(table.id)
      .where(sql`${table.state} in ('failed', 'bounced') and ${table.settledAt} is null`),
  ],
)
