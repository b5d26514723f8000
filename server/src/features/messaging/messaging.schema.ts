import type { ReportKind } from '@tandem/contract/messaging/threads'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { account } from '#features/accounts/accounts.schema.ts'
import { applicant } from '#features/applicants/applicants.schema.ts'
import { application } from '#features/applications/applications.schema.ts'
import { company } from '#features/companies/companies.schema.ts'
import { institutionLocation, organisationPerson } from '#features/contacts/contacts.schema.ts'
import { storedFile } from '#features/files/files.schema.ts'
import { createdAt, id, instant } from '#platform/db/columns.ts'

/**
 * A conversation of two sides. All accounts of a company share its side, but for threads about applications, which are
 * for those who may read these; so do those of an institution location. A side whose account is deleted becomes null and is shown as "deleted account".
 */
export const thread = pgTable(
  'thread',
  {
    id: id(),
    subject: text('subject').notNull(),
    applicantId: uuid('applicant_id').references(() => applicant.id, { onDelete: 'set null' }),
    companyId: uuid('company_id').references(() => company.id, { onDelete: 'set null' }),
    institutionLocationKey: text('institution_location_key').references(() => institutionLocation.key),
    /** What the thread is about; an application has one thread, which both sides go on with. */
    applicationId: uuid('application_id').references(() => application.id, { onDelete: 'set null' }),
    /** Stays so when the application is gone: set by a trigger of `readers.sql`. */
    aboutApplication: boolean('about_application').notNull().default(false),
    lastMessageAt: instant('last_message_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('thread_applicant').on(table.applicantId, table.lastMessageAt.desc()),
    index('thread_company').on(table.companyId, table.lastMessageAt.desc()),
    index('thread_location').on(table.institutionLocationKey, table.lastMessageAt.desc()),
    uniqueIndex('thread_application_unique').on(table.applicationId),
  ],
)

/** Organisation persons who take part by name: those addressed, and those who wrote. */
export const threadPerson = pgTable(
  'thread_person',
  {
    threadId: uuid('thread_id')
      .notNull()
      .references(() => thread.id, { onDelete: 'cascade' }),
    organisationPersonId: uuid('organisation_person_id')
      .notNull()
      .references(() => organisationPerson.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.threadId, table.organisationPersonId] })],
)

export const message = pgTable(
  'message',
  {
    id: id(),
    threadId: uuid('thread_id')
      .notNull()
      .references(() => thread.id, { onDelete: 'cascade' }),
    /** Which side wrote; stays true when the sender's account is gone. */
    side: text('side').$type<'applicant' | 'company' | 'institution'>().notNull(),
    senderAccountId: uuid('sender_account_id').references(() => account.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [
    index('message_thread').on(table.threadId, table.sentAt),
    index('message_sender').on(table.senderAccountId),
    check('message_side', sql`${table.side} in ('applicant', 'company', 'institution')`),
    check('message_text', sql`char_length(${table.text}) between 1 and 10000`),
  ],
)

export const messageAttachment = pgTable(
  'message_attachment',
  {
    messageId: uuid('message_id')
      .notNull()
      .references(() => message.id, { onDelete: 'cascade' }),
    fileId: uuid('file_id')
      .notNull()
      .references(() => storedFile.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.fileId] }),
    index('message_attachment_file').on(table.fileId),
  ],
)

/** For the people of the thread's company alone: in a table of their own, so that no answer to others can hold one. */
export const threadNote = pgTable(
  'thread_note',
  {
    id: id(),
    threadId: uuid('thread_id')
      .notNull()
      .references(() => thread.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id').references(() => account.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    writtenAt: instant('written_at').notNull(),
  },
  (table) => [
    index('thread_note_thread').on(table.threadId, table.writtenAt),
    index('thread_note_author').on(table.authorId),
  ],
)

/** One account's view of a thread: read up to here, put away or not. */
export const threadState = pgTable(
  'thread_state',
  {
    threadId: uuid('thread_id')
      .notNull()
      .references(() => thread.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    readUntil: instant('read_until'),
    /** What was sent until then needs no mail any more. */
    mailedUntil: instant('mailed_until'),
    archived: boolean('archived').notNull().default(false),
    /** Messages of the other side since then, counted as they come. */
    unread: integer('unread').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.threadId, table.accountId] }),
    index('thread_state_account').on(table.accountId),
    index('thread_state_archived').on(table.accountId, table.threadId).where(sql`archived`),
  ],
)

/** What an account has left to read over all threads that it has not archived: kept by the triggers of `unread.sql`. */
export const messagingUnread = pgTable('messaging_unread', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  unread: integer('unread').notNull().default(0),
})

/** Who of a side answers. A handler whose account is deleted leaves the row behind. */
export const threadHandler = pgTable(
  'thread_handler',
  {
    threadId: uuid('thread_id')
      .notNull()
      .references(() => thread.id, { onDelete: 'cascade' }),
    side: text('side').$type<'company' | 'institution'>().notNull(),
    accountId: uuid('account_id').references(() => account.id, { onDelete: 'set null' }),
    revision: integer('revision').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.threadId, table.side] }),
    index('thread_handler_account').on(table.accountId),
    check('thread_handler_side', sql`${table.side} in ('company', 'institution')`),
  ],
)

/** Of one account there is one about a thread until an admin settles it; reported again, it is added to. */
export const threadReport = pgTable(
  'thread_report',
  {
    id: id(),
    threadId: uuid('thread_id')
      .notNull()
      .references(() => thread.id, { onDelete: 'cascade' }),
    reportedBy: uuid('reported_by').references(() => account.id, { onDelete: 'set null' }),
    kind: text('kind').$type<ReportKind>().notNull().default('other'),
    /** In the reporter's own words. */
    reason: text('reason').notNull(),
    createdAt: createdAt(),
    settledAt: instant('settled_at'),
    settledBy: uuid('settled_by').references(() => account.id, { onDelete: 'set null' }),
    /** What the admin did. */
    note: text('note').notNull().default(''),
    /** What the reporter was told. */
    answer: text('answer').notNull().default(''),
    /** Counts the additions. */
    revision: integer('revision').notNull().default(0),
  },
  (table) => [
    uniqueIndex('thread_report_open').on(table.threadId, table.reportedBy).where(sql`settled_at is null`),
    index('thread_report_reporter').on(table.reportedBy),
  ],
)

/** What the reporter wrote later, while the report was open. */
export const threadReportAddition = pgTable(
  'thread_report_addition',
  {
    id: id(),
    reportId: uuid('report_id')
      .notNull()
      .references(() => threadReport.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ReportKind>().notNull(),
    reason: text('reason').notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [index('thread_report_addition_report').on(table.reportId, table.addedAt)],
)

/** Whoever is blocked can no longer write to the blocker; the colleagues of both share it (ADR 36). */
export const accountBlock = pgTable(
  'account_block',
  {
    id: id(),
    blockedBy: uuid('blocked_by')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    blocked: uuid('blocked')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [unique('account_block_unique').on(table.blockedBy, table.blocked)],
)

/** How an account wants its messages; without a row the defaults hold. */
export const messagingSetting = pgTable(
  'messaging_setting',
  {
    accountId: uuid('account_id')
      .primaryKey()
      .references(() => account.id, { onDelete: 'cascade' }),
    mailInterval: text('mail_interval').$type<'immediately' | 'daily'>().notNull().default('immediately'),
    readReceipts: boolean('read_receipts').notNull().default(true),
  },
  (table) => [check('messaging_setting_interval', sql`${table.mailInterval} in ('immediately', 'daily')`)],
)
