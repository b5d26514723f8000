import { applicationStatuses, applicationTypes } from '@tandem/contract/applications'
import { and, eq, sql } from 'drizzle-orm'
import { application } from '#features/applications/applications.schema.ts'
import type { Db } from '#platform/db/database.ts'

/** What an applicant began for offers and did not send, and what they ever sent. */
export async function countOwnApplications(db: Db, applicantId: string) {
  const isDraft = and(
    eq(application.type, applicationTypes.offer),
    eq(application.status, applicationStatuses.new),
  )
  const [counted] = await db
    .select({
      drafts: sql<number>`count(*) filter (where ${isDraft})::int`,
      sent: sql<number>`count(${application.sentAt})::int`,
    })
    .from(application)
    .where(eq(application.applicantId, applicantId))
  return counted ?? { drafts: 0, sent: 0 }
}
