import { sql } from 'drizzle-orm'
import { check, integer, pgTable, serial, text } from 'drizzle-orm/pg-core'
import { updatedAt } from '#platform/db/columns.ts'

/** A static page, Markdown without HTML. */
export const cmsPage = pgTable('cms_page', {
  key: text('key').primaryKey(),
  titleDe: text('title_de').notNull(),
  titleEn: text('title_en').notNull(),
  bodyDe: text('body_de').notNull(),
  bodyEn: text('body_en').notNull(),
  updatedAt: updatedAt(),
})

export const faqEntry = pgTable(
  'faq_entry',
  {
    id: serial('id').primaryKey(),
    audience: text('audience').$type<'applicant' | 'company'>().notNull(),
    questionDe: text('question_de').notNull(),
    questionEn: text('question_en').notNull(),
    answerDe: text('answer_de').notNull(),
    answerEn: text('answer_en').notNull(),
    position: integer('position').notNull().default(0),
  },
  (table) => [check('faq_entry_audience', sql`${table.audience} in ('applicant', 'company')`)],
)
