import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { account } from '#features/accounts/accounts.schema.ts'
import { application } from '#features/applications/applications.schema.ts'
import { company } from '#features/companies/companies.schema.ts'
import { createdAt, id, instant, updatedAt } from '#platform/db/columns.ts'

const applicationId = () =>
  uuid('application_id')
    .notNull()
    .references(() => application.id, { onDelete: 'cascade' })

/** Who handles a received application. A handler whose account is deleted leaves `assigned_at` behind. */
export const applicationHandler = pgTable(
  'application_handler',
  {
    applicationId: applicationId().primaryKey(),
    accountId: uuid('account_id').references(() => account.id, { onDelete: 'set null' }),
    /** Null where nobody is meant to. */
    assignedAt: instant('assigned_at'),
    revision: integer('revision').notNull().default(0),
  },
  (table) => [
    index('application_handler_account').on(table.accountId),
    check(
      'application_handler_assigned',
      sql`(${table.accountId} is not null) <= (${table.assignedAt} is not null)`,
    ),
  ],
)

export const applicationRating = pgTable(
  'application_rating',
  {
    applicationId: applicationId(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    rating: smallint('rating').notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.accountId] }),
    index('application_rating_account').on(table.accountId),
    check('application_rating_range', sql`${table.rating} between 1 and 5`),
  ],
)

/** For the company's own people. It stays with the company when its author goes, and goes with the application. */
export const applicationNote = pgTable(
  'application_note',
  {
    id: id(),
    applicationId: applicationId(),
    authorId: uuid('author_id').references(() => account.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    revision: integer('revision').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('application_note_application').on(table.applicationId, table.createdAt),
    index('application_note_author').on(table.authorId),
  ],
)

/** A company's own template for replies; without an English text the German one is used. */
export const replyTemplate = pgTable(
  'reply_template',
  {
    id: id(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    textDe: text('text_de').notNull(),
    textEn: text('text_en').notNull().default(''),
    revision: integer('revision').notNull().default(0),
    updatedAt: updatedAt(),
  },
  (table) => [index('reply_template_company').on(table.companyId)],
)

/** A message to one of several applicants, until it can no longer be recalled. */
export const scheduledReply = pgTable(
  'scheduled_reply',
  {
    id: id(),
    applicationId: applicationId(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('scheduled_reply_application').on(table.applicationId),
    index('scheduled_reply_account').on(table.accountId),
  ],
)

/** Which reminders to answer were sent: each kind once, whatever becomes of the setting that says when. */
export const answerReminder = pgTable(
  'answer_reminder',
  {
    applicationId: applicationId(),
    kind: text('kind').$type<'before_due' | 'due'>().notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.kind] }),
    check('answer_reminder_kind', sql`${table.kind} in ('before_due', 'due')`),
  ],
)
