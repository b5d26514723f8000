import type { Db } from '#platform/db/database.ts'
import { findPlan, listAttempts, listMarks, listPlacements, listPractice } from './maths.store.ts'

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

/** What else is kept of someone's study preparation. The seed is no fact about them. */
export async function readOwnPreparation(db: Db, applicantId: string) {
  const placements = await listPlacements(db, applicantId)
  const practised = await listPractice(db, applicantId)
  const plan = await findPlan(db, applicantId)
  return {
    mathsPlacements: placements.map(({ questions, results, createdAt, finishedAt }) => ({
      ...{ questions, results },
      createdAt: createdAt.toISOString(),
      finishedAt: finishedAt?.toISOString() ?? null,
    })),
    mathsPractice: practised.map(({ exercise, topic, isRight, createdAt }) => ({
      ...{ exercise, topic, isRight },
      createdAt: createdAt.toISOString(),
    })),
    mathsPlan: plan && {
      ...plan,
      createdAt: plan.createdAt.toISOString(),
      renewedAt: plan.renewedAt?.toISOString() ?? null,
    },
    studyChecklist: (await listMarks(db, applicantId)).map(({ item, createdAt }) => ({
      item,
      createdAt: createdAt.toISOString(),
    })),
  }
}
