import { addStarterVersion } from '#features/contents/contents.api.ts'
import type { Db } from '#platform/db/database.ts'
import { onboardingContentOf } from '../kinds/onboarding-kind.ts'
import { pageContentOf } from '../kinds/page-kind.ts'
import { defaultOnboarding, idOfOnboarding } from '../onboarding/onboarding-texts.ts'
import { readDefaultFaq } from './default-faq.ts'
import { readDefaultPages } from './default-pages.ts'
import {
  deleteFormerStarters,
  listOwnPositions,
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
    for (const page of await saveStarterPages(tx, pages, now))
      await addStarterVersion(tx, page.key, pageContentOf(page), now)
    for (const text of await saveStarterPages(tx, defaultOnboarding(), now))
      await addStarterVersion(tx, idOfOnboarding(text.key), onboardingContentOf(text), now)
    const positions = await listOwnPositions(tx)
    await saveStarterTopics(
      tx,
      topics.map(({ questions: _, ...topic }, position) => ({ ...topic, position })),
    )
    await saveStarterQuestions(
      tx,
      questions.map((one) => ({ ...one, position: positions.get(one.key) ?? one.position })),
      now,
    )
    await deleteFormerStarters(
      tx,
      questions.map(({ key }) => key),
      topics.map(({ key }) => key),
    )
  })
}
