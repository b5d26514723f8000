import type { FaqAudience } from '@tandem/contract/pages/faq'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { faqEntry, faqTopic } from '../pages.schema.ts'

/** Of one audience, or of all; never those withdrawn. */
export const listQuestions = (db: Db, audience: FaqAudience | null) =>
  selectQuestions(db, audience ? eq(faqEntry.audience, audience) : undefined)

export async function findQuestion(db: Db, key: string) {
  const [found] = await selectQuestions(db, eq(faqEntry.key, key))
  return found ?? null
}

export type QuestionRow = Awaited<ReturnType<typeof listQuestions>>[number]

const selectQuestions = (db: Db, condition: SQL | undefined) =>
  db
    .select({ entry: faqEntry, topic: faqTopic })
    .from(faqEntry)
    .innerJoin(faqTopic, and(eq(faqTopic.audience, faqEntry.audience), eq(faqTopic.key, faqEntry.topicKey)))
    .where(and(eq(faqEntry.isWithdrawn, false), condition))
    .orderBy(asc(faqTopic.audience), asc(faqTopic.position), asc(faqEntry.position), asc(faqEntry.id))

/** False where there is no such question. */
export async function countRating(db: Db, key: string, helpful: boolean): Promise<boolean> {
  const counted = await db
    .update(faqEntry)
    .set(helpful ? { helpful: sql`${faqEntry.helpful} + 1` } : { unhelpful: sql`${faqEntry.unhelpful} + 1` })
    .where(and(eq(faqEntry.key, key), eq(faqEntry.isWithdrawn, false)))
    .returning({ key: faqEntry.key })
  return counted.length > 0
}
