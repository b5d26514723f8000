import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { account } from '#features/accounts/accounts.schema.ts'
import { createdAt, id } from '#platform/db/columns.ts'

export type Scan = 'unscanned' | 'clean' | 'infected'

/** What is known of a stored file. Its bytes lie in the storage under `storageKey`, which nobody can guess. */
export const storedFile = pgTable(
  'stored_file',
  {
    id: id(),
    storageKey: text('storage_key').notNull().unique('stored_file_key_unique'),
    /** As the uploader named it, for showing and for the download only. */
    name: text('name').notNull(),
    mediaType: text('media_type').notNull(),
    /** Bytes. */
    size: integer('size').notNull(),
    sha256: text('sha256').notNull(),
    /** What the virus scanner said. Of an infected one only this row is left. */
    scan: text('scan').$type<Scan>().notNull().default('unscanned'),
    uploadedBy: uuid('uploaded_by').references(() => account.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('stored_file_uploader').on(table.uploadedBy),
    index('stored_file_unscanned').on(table.createdAt).where(sql`${table.scan} = 'unscanned'`),
    check('stored_file_size', sql`${table.size} >= 0`),
    check('stored_file_scan', sql`${table.scan} in ('unscanned', 'clean', 'infected')`),
  ],
)
