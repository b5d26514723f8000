import type { Content } from '@tandem/contract/backend/contents'
import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { account } from '#features/accounts/accounts.schema.ts'
import { createdAt, instant } from '#platform/db/columns.ts'

/**
 * What each content said since when, and what it will say. Readers see the row of the feature that it belongs to: the
 * newest published version. Without a version it is as it came.
 */
export const contentVersion = pgTable(
  'content_version',
  {
    kind: text('kind').notNull(),
    recordId: text('record_id').notNull(),
    revision: integer('revision').notNull(),
    content: jsonb('content').$type<Content>().notNull(),
    isStarter: boolean('is_starter').notNull().default(false),
    savedBy: uuid('saved_by').references(() => account.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** When it becomes public, unless that is called off: then it is empty again. */
    publishAt: instant('publish_at'),
    publishedAt: instant('published_at'),
    /** Once it is public, accounts that agreed before are asked again. */
    asksConsent: boolean('asks_consent').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.recordId, table.revision] }),
    uniqueIndex('content_version_planned')
      .on(table.kind, table.recordId)
      .where(sql`${table.publishAt} is not null and ${table.publishedAt} is null`),
  ],
)

/** The versions of pages that an account agreed to after its registration. */
export const pageConsent = pgTable(
  'page_consent',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'page'>().notNull(),
    recordId: text('record_id').notNull(),
    revision: integer('revision').notNull(),
    agreedAt: instant('agreed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.kind, table.recordId, table.revision] }),
    foreignKey({
      name: 'page_consent_version',
      columns: [table.kind, table.recordId, table.revision],
      foreignColumns: [contentVersion.kind, contentVersion.recordId, contentVersion.revision],
    }),
  ],
)
