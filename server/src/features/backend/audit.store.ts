import type { AuditAction, AuditRecordType } from '@tandem/contract/backend/audit'
import type { Db } from '#platform/db/database.ts'
import { auditEntry } from './backend.schema.ts'

type NewEntry = {
  /** Null of what a command does. */
  accountId: string | null
  action: AuditAction
  recordType: AuditRecordType
  recordId: string
  /**
   * Ids and settings by the names of the contract's `auditFields`; what changed as `before` and `after`, each an object of
   * them. What is known about somebody does not belong here: an entry outlasts the person.
   */
  details?: Record<string, unknown>
  createdAt?: Date
}

/** Part of the transaction of what was done. The database puts it behind the newest entry (`audit/audit-chain.sql`). */
export async function insertAuditEntry(db: Db, entry: NewEntry): Promise<void> {
  await db.insert(auditEntry).values(entry)
}
