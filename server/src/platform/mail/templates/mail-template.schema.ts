import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { updatedAt } from '#platform/db/columns.ts'
import type { MailTemplate } from './mail-template.ts'

/** Mails in the university's own words; one without a row says what came with the product. */
export const mailTemplate = pgTable('mail_template', {
  key: text('key').primaryKey(),
  words: jsonb('words').$type<MailTemplate>().notNull(),
  updatedAt: updatedAt(),
})
