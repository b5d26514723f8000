import type { Db } from '#platform/db/database.ts'
import { listAttempts } from './maths.store.ts'

/** An applicant's runs of the self-test, as they are to be told of them. */
export async function listOwnAttempts(db: Db, applicantId: string) {
  const attempts = await listAttempts(db, applicantId)
  return attempts.map(({ level, module, answers, rating, createdAt, finishedAt }) => ({
    level,
    module,
    answers,
    rating,
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  }))
}
