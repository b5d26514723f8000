import type { Db } from '#platform/db/database.ts'
import { listByAuthor } from './assessment/notes.store.ts'

export { getDueAnswers } from './due-answers/get-due-answers.ts'
export { transferTemplates } from './templates/templates.store.ts'

/** What an account of a company wrote on applications, and how it rated them. */
export async function listOwnAssessments(db: Db, accountId: string) {
  const { notes, ratings } = await listByAuthor(db, accountId)
  return {
    writtenNotes: notes.map(({ applicationId, text, createdAt }) => ({
      applicationId,
      note: text,
      createdAt: createdAt.toISOString(),
    })),
    givenRatings: ratings.map(({ applicationId, rating, updatedAt }) => ({
      applicationId,
      points: rating,
      updatedAt: updatedAt.toISOString(),
    })),
  }
}
