import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
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
