import { sql } from 'drizzle-orm'
import { check, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { account } from '#features/accounts/accounts.schema.ts'
import { createdAt, instant } from '#platform/db/columns.ts'

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
    createdAt: createdAt(),
  },
  (table) => [check('notice_type', sql`${table.type} in ('info', 'warning', 'danger', 'success')`)],
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
