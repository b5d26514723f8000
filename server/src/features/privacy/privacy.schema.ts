import { pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from '#platform/db/columns.ts'

/** Answers of the deletion questionnaire, without the person. */
export const deletionFeedback = pgTable('deletion_feedback', {
  id: id(),
  accountType: text('account_type').notNull(),
  reason: text('reason').notNull(),
  comment: text('comment').notNull().default(''),
  createdAt: createdAt(),
})
