import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, integer, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core'
import { updatedAt } from '#platform/db/columns.ts'

const translations = {
  titleDe: text('title_de').notNull(),
  titleEn: text('title_en').notNull(),
  bodyDe: text('body_de').notNull(),
  bodyEn: text('body_en').notNull(),
}
/** It came with the product, and a newer release may correct it; what somebody wrote is never overwritten. */
const isStarter = () => boolean('is_starter').notNull().default(false)

/** A static page, Markdown without HTML; what it said before is in its versions. */
export const cmsPage = pgTable('cms_page', {
  key: text('key').primaryKey(),
  ...translations,
  isStarter: isStarter(),
  updatedAt: updatedAt(),
})

const audience = () => text('audience').$type<'applicant' | 'company'>().notNull()

export const faqTopic = pgTable(
  'faq_topic',
  {
    audience: audience(),
    key: text('key').notNull(),
    titleDe: text('title_de').notNull(),
    titleEn: text('title_en').notNull(),
    position: integer('position').notNull().default(0),
    isStarter: isStarter(),
  },
  (table) => [
    primaryKey({ columns: [table.audience, table.key] }),
    check('faq_topic_audience', sql`${table.audience} in ('applicant', 'company')`),
  ],
)

/** `{du|Sie}` in an answer to applicants is one of both, by setting. */
export const faqEntry = pgTable(
  'faq_entry',
  {
    id: serial('id').primaryKey(),
    /** As addresses name it. */
    key: text('key').notNull().unique('faq_entry_key'),
    audience: audience(),
    topicKey: text('topic_key').notNull(),
    questionDe: text('question_de').notNull(),
    questionEn: text('question_en').notNull(),
    answerDe: text('answer_de').notNull(),
    answerEn: text('answer_en').notNull(),
    position: integer('position').notNull().default(0),
    isStarter: isStarter(),
    /** Out of sight of readers. */
    isWithdrawn: boolean('is_withdrawn').notNull().default(false),
    /** How many readers said that it helped, and how many that it did not. Nothing else is kept of them. */
    helpful: integer('helpful').notNull().default(0),
    unhelpful: integer('unhelpful').notNull().default(0),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('faq_entry_audience', sql`${table.audience} in ('applicant', 'company')`),
    foreignKey({
      name: 'faq_entry_topic',
      columns: [table.audience, table.topicKey],
      foreignColumns: [faqTopic.audience, faqTopic.key],
    }),
  ],
)
