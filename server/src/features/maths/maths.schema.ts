import type { MathsModule } from '@tandem/contract/maths'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { applicant } from '#features/applicants/applicants.schema.ts'
import { createdAt, id, instant } from '#platform/db/columns.ts'

/** One run of the maths self-test (MathX³) in one of its modules. */
export const mathsAttempt = pgTable(
  'maths_attempt',
  {
    id: id(),
    applicantId: uuid('applicant_id')
      .notNull()
      .references(() => applicant.id, { onDelete: 'cascade' }),
    /** 1 lower secondary, 2 upper secondary, 3 bridge to the degree. */
    level: smallint('level').notNull(),
    module: text('module').notNull(),
    /** The tasks as they were put, and the answers given. */
    answers: jsonb('answers').$type<unknown[]>().notNull().default([]),
    /** 0 to 6, once finished. */
    rating: smallint('rating'),
    createdAt: createdAt(),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    index('maths_attempt_applicant').on(table.applicantId, table.module),
    check('maths_attempt_level', sql`${table.level} between 1 and 3`),
    check('maths_attempt_rating', sql`${table.rating} between 0 and 6`),
  ],
)

/** One placement test over all modules. Its results are attempts, one a module, once it is finished. */
export const mathsPlacement = pgTable(
  'maths_placement',
  {
    id: id(),
    applicantId: uuid('applicant_id')
      .notNull()
      .references(() => applicant.id, { onDelete: 'cascade' }),
    /** What the exercises follow from; it never leaves the server. */
    seed: integer('seed').notNull(),
    /** Template, answer and verdict of each question; the last one is open while the test runs. */
    questions: jsonb('questions').$type<PlacementQuestion[]>().notNull().default([]),
    results: jsonb('results').$type<ModuleEstimate[]>().notNull().default([]),
    createdAt: createdAt(),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    uniqueIndex('maths_placement_running').on(table.applicantId).where(sql`${table.finishedAt} is null`),
    index('maths_placement_applicant').on(table.applicantId, table.createdAt),
  ],
)
export type PlacementQuestion = { template: string; answer: string | null; isRight: boolean | null }
export type ModuleEstimate = { module: MathsModule; rating: number; standardError: number }

/** An exercise of free practice or of the plan, answered once or more often. */
export const mathsPractice = pgTable(
  'maths_practice',
  {
    applicantId: uuid('applicant_id')
      .notNull()
      .references(() => applicant.id, { onDelete: 'cascade' }),
    /** Template and seed. */
    exercise: text('exercise').notNull(),
    topic: text('topic').notNull(),
    /** Right at the first try and without the solution. */
    isRight: boolean('is_right').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.applicantId, table.exercise] }),
    index('maths_practice_created').on(table.applicantId, table.createdAt),
  ],
)

/** On which days somebody wants to practise, and how long. */
export const mathsPlan = pgTable(
  'maths_plan',
  {
    applicantId: uuid('applicant_id')
      .primaryKey()
      .references(() => applicant.id, { onDelete: 'cascade' }),
    minutes: smallint('minutes').notNull(),
    /** 1 Monday to 7 Sunday. */
    weekdays: smallint('weekdays').array().notNull(),
    createdAt: createdAt(),
    /** When it was begun anew: what was practised before does not count towards its goal. */
    renewedAt: instant('renewed_at'),
  },
  (table) => [check('maths_plan_minutes', sql`${table.minutes} between 10 and 120`)],
)

/** What somebody has ticked of the checklist up to the first day. */
export const studyChecklistMark = pgTable(
  'study_checklist_mark',
  {
    applicantId: uuid('applicant_id')
      .notNull()
      .references(() => applicant.id, { onDelete: 'cascade' }),
    item: text('item').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.applicantId, table.item] })],
)
