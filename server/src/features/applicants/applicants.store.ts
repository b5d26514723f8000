import type { Db } from '#platform/db/database.ts'
import { applicant } from './applicants.schema.ts'

export type NewApplicant = Pick<typeof applicant.$inferInsert, 'accountId' | 'gender'> & { birthdate: string }

export async function insertApplicant(db: Db, newApplicant: NewApplicant, now: Date): Promise<void> {
  await db.insert(applicant).values({ ...newApplicant, createdAt: now })
}
