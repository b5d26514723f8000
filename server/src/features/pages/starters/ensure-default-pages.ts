import type { Db } from '#platform/db/database.ts'
import { readDefaultFaq } from './default-faq.ts'
import { readDefaultPages } from './default-pages.ts'
import {
  deleteFormerStarters,
  saveStarterPages,
  saveStarterQuestions,
  saveStarterTopics,
} from './starters.store.ts'

/** Gives pages and questions the texts that come with the product, except where somebody has written their own. */
export async function ensureDefaultPages(db: Db, now: Date): Promise<void> {
  const pages = await readDefaultPages()
  const topics = await readDefaultFaq()
  const questions = topics.flatMap(({ audience, key: topicKey, questions }) =>
    questions.map((question, position) => ({ ...question, audience, topicKey, position })),
  )
  await db.transaction(async (tx) => {
    await saveStarterPages(tx, pages, now)
    await saveStarterTopics(
      tx,
      topics.map(({ questions: _, ...topic }, position) => ({ ...topic, position })),
    )
    await saveStarterQuestions(tx, questions, now)
    await deleteFormerStarters(
      tx,
      questions.map(({ key }) => key),
      topics.map(({ key }) => key),
    )
  })
}
