import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { company } from '#features/companies/companies.schema.ts'
import { offer } from '#features/offers/offers.schema.ts'
import { id, instant } from '#platform/db/columns.ts'

/**
 * What the texts of a company or an offer said when they were approved last; without a row they still do. The database
 * writes it with the first change (`changed-texts.sql`), whoever makes that.
 */
export const changedText = pgTable(
  'changed_text',
  {
    id: id().default(sql`gen_random_uuid()`),
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    /** null: the company's own. */
    offerId: uuid('offer_id').references(() => offer.id, { onDelete: 'cascade' }),
    approved: jsonb('approved').$type<Record<string, string>>().notNull(),
    changedAt: instant('changed_at').notNull().defaultNow(),
    revision: integer('revision').notNull().default(1),
    /** The company reads it. */
    reason: text('reason').notNull().default(''),
    /** null: it waits for an admin. */
    sentBackAt: instant('sent_back_at'),
  },
  (table) => [
    uniqueIndex('changed_text_company').on(table.companyId).where(sql`${table.offerId} is null`),
    uniqueIndex('changed_text_offer').on(table.offerId),
    index('changed_text_of').on(table.companyId),
  ],
)
