import type { noticeAudiences } from '@tandem/contract/notices'
import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { account } from '#features/accounts/accounts.schema.ts'
import { createdAt, instant, updatedAt } from '#platform/db/columns.ts'

export const notice = pgTable(
  'notice',
  {
    key: text('key').primaryKey(),
    type: text('type').$type<'info' | 'warning' | 'danger' | 'success'>().notNull(),
    titleDe: text('title_de').notNull(),
    titleEn: text('title_en').notNull(),
    descDe: text('desc_de').notNull().default(''),
    descEn: text('desc_en').notNull().default(''),
    showFrom: instant('show_from'),
    showUntil: instant('show_until'),
    audience: text('audience').$type<(typeof noticeAudiences)[number]>().notNull().default('everyone'),
    /** Out of sight of readers. */
    isWithdrawn: boolean('is_withdrawn').notNull().default(false),
    updatedAt: updatedAt(),
    createdAt: createdAt(),
  },
  (table) => [
    check('notice_type', sql`${table.type} in ('info', 'warning', 'danger', 'success')`),
    check('notice_audience', sql`${table.audience} in ('everyone', 'visitor', 'applicant', 'company')`),
  ],
)

export const noticeDismissal = pgTable(
  'notice_dismissal',
  {
    noticeKey: text('notice_key')
      .notNull()
      .references(() => notice.key, { onDelete: 'cascade' }),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.noticeKey, table.accountId] })],
)
