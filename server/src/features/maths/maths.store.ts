import { eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { mathsAttempt } from './maths.schema.ts'

export function listAttempts(db: Db, applicantId: string) {
  return db
    .select()
    .from(mathsAttempt)
    .where(eq(mathsAttempt.applicantId, applicantId))
    .orderBy(mathsAttempt.createdAt, mathsAttempt.id)
}
