import { asc, eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { applicantRequest } from '../applicant-requests.schema.ts'

/** For the export of whoever asked: what they wrote, and not to whom. */
export async function listAskedRequests(db: Db, accountId: string) {
  const { kind, note, createdAt } = applicantRequest
  const rows = await db
    .select({ kind, note, createdAt })
    .from(applicantRequest)
    .where(eq(applicantRequest.askedBy, accountId))
    .orderBy(asc(createdAt))
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}
