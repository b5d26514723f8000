import type {
  InterviewParty,
  InterviewStatus,
  interviewEvents,
  interviewKinds,
} from '@tandem/contract/interviews'
import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { account } from '#features/accounts/accounts.schema.ts'
import { application } from '#features/applications/applications.schema.ts'
import { organisationPerson } from '#features/contacts/contacts.schema.ts'
import { createdAt, id, instant, updatedAt } from '#platform/db/columns.ts'

/** A meeting about an application, from its first proposal to its agreed time or its end. */
export const interview = pgTable(
  'interview',
  {
    id: id(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => application.id, { onDelete: 'cascade' }),
    status: text('status').$type<InterviewStatus>().notNull(),
    minutes: smallint('minutes').notNull(),
    kind: text('kind').$type<(typeof interviewKinds)[number]>().notNull(),
    where: text('where').notNull(),
    /** What the side that proposed last wrote. */
    note: text('note').notNull().default(''),
    /** The time agreed, also of one that was cancelled then. */
    startsAt: instant('starts_at'),
    cancelledBy: text('cancelled_by').$type<InterviewParty>(),
    cancelReason: text('cancel_reason').notNull().default(''),
    /** Who of the company proposed last. */
    proposedBy: uuid('proposed_by').references(() => account.id, { onDelete: 'set null' }),
    revision: integer('revision').notNull().default(0),
    /** Of the last calendar entry that was sent; null before the first. */
    sequence: integer('sequence'),
    /** When both were reminded of the agreed time, or needed no reminder since they agreed so late; while it waits, when the one to choose was. */
    remindedAt: instant('reminded_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('interview_application').on(table.applicationId),
    index('interview_starts_at').on(table.startsAt).where(sql`${table.status} = 'agreed'`),
    uniqueIndex('interview_waiting_unique')
      .on(table.applicationId)
      .where(sql`${table.status} in ('proposed', 'countered')`),
    check('interview_status', sql`${table.status} in ('proposed', 'countered', 'agreed', 'cancelled')`),
    check('interview_agreed', sql`(${table.status} = 'agreed') <= (${table.startsAt} is not null)`),
    check(
      'interview_waiting',
      sql`(${table.status} in ('proposed', 'countered')) <= (${table.startsAt} is null)`,
    ),
    check('interview_cancelled', sql`(${table.status} = 'cancelled') = (${table.cancelledBy} is not null)`),
    check('interview_minutes', sql`${table.minutes} between 15 and 240`),
  ],
)

const interviewId = () =>
  uuid('interview_id')
    .notNull()
    .references(() => interview.id, { onDelete: 'cascade' })

/** The times that can be chosen now. */
export const interviewSlot = pgTable(
  'interview_slot',
  { id: id(), interviewId: interviewId(), startsAt: instant('starts_at').notNull() },
  (table) => [uniqueIndex('interview_slot_unique').on(table.interviewId, table.startsAt)],
)

export const interviewInterviewer = pgTable(
  'interview_interviewer',
  {
    interviewId: interviewId(),
    personId: uuid('person_id')
      .notNull()
      .references(() => organisationPerson.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.interviewId, table.personId] }),
    index('interview_interviewer_person').on(table.personId),
  ],
)

/** What happened, in order. Rows are only added. */
export const interviewEvent = pgTable(
  'interview_event',
  {
    id: id(),
    interviewId: interviewId(),
    event: text('event').$type<(typeof interviewEvents)[number]>().notNull(),
    party: text('party').$type<InterviewParty>().notNull(),
    accountId: uuid('account_id').references(() => account.id, { onDelete: 'set null' }),
    startsAt: instant('starts_at'),
    /** Of the calendar entry that goes out with it; null where there is none. */
    sequence: integer('sequence'),
    createdAt: createdAt(),
  },
  (table) => [index('interview_event_interview').on(table.interviewId)],
)

/** A private address that a calendar subscribes to. The address itself is known to its owner alone. */
export const calendarFeed = pgTable('calendar_feed', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  tokenHash: text('token_hash').notNull().unique('calendar_feed_token_unique'),
  createdAt: createdAt(),
})
