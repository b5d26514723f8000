import { eq } from 'drizzle-orm'
import { applicant } from '#features/applicants/applicants.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { deletionFeedback } from '../privacy.schema.ts'

export async function findApplicantId(db: Db, accountId: string): Promise<string | null> {
  const [found] = await db
    .select({ id: applicant.id })
    .from(applicant)
    .where(eq(applicant.accountId, accountId))
  return found?.id ?? null
}

export async function insertFeedback(db: Db, feedback: typeof deletionFeedback.$inferInsert): Promise<void> {
  await db.insert(deletionFeedback).values(feedback)
}
