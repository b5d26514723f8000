import type { Db } from '#platform/db/database.ts'
import { auditEntry } from './backend.schema.ts'

type NewEntry = Omit<typeof auditEntry.$inferInsert, 'id'>

/** Part of the transaction of what was done. */
export async function insertAuditEntry(db: Db, entry: NewEntry): Promise<void> {
  await db.insert(auditEntry).values(entry)
}
