import { and, eq, exists, notExists, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { cmsPage, faqEntry, faqTopic } from '../pages.schema.ts'

type Page = Pick<typeof cmsPage.$inferInsert, 'key' | 'titleDe' | 'titleEn' | 'bodyDe' | 'bodyEn'>

/** New pages, and others as long as nobody but us has written them. Answers those that changed. */
export function saveStarterPages(db: Db, pages: readonly Page[], now: Date) {
  return db
    .insert(cmsPage)
    .values(pages.map((page) => ({ ...page, isStarter: true, updatedAt: now })))
    .onConflictDoUpdate({
      target: cmsPage.key,
      set: {
        titleDe: sql`excluded.title_de`,
        titleEn: sql`excluded.title_en`,
        bodyDe: sql`excluded.body_de`,
        bodyEn: sql`excluded.body_en`,
        updatedAt: now,
      },
      setWhere: and(
        eq(cmsPage.isStarter, true),
        differs(cmsPage, ['title_de', 'title_en', 'body_de', 'body_en']),
      ),
    })
    .returning()
}

export async function saveStarterTopics(
  db: Db,
  topics: readonly (typeof faqTopic.$inferInsert)[],
): Promise<void> {
  await db
    .insert(faqTopic)
    .values(topics.map((topic) => ({ ...topic, isStarter: true })))
    .onConflictDoUpdate({
      target: [faqTopic.audience, faqTopic.key],
      set: {
        titleDe: sql`excluded.title_de`,
        titleEn: sql`excluded.title_en`,
        position: sql`excluded.position`,
      },
      setWhere: eq(faqTopic.isStarter, true),
    })
}

type Question = Omit<typeof faqEntry.$inferInsert, 'id' | 'isStarter' | 'updatedAt'>

const questionColumns = [
  ...['audience', 'topic_key', 'position'],
  ...['question_de', 'question_en', 'answer_de', 'answer_en'],
]

/** Where somebody has put an audience's questions into another order, that one stays. */
export async function listOwnPositions(db: Db): Promise<Map<string, number>> {
  const arranged = db
    .select({ audience: faqTopic.audience })
    .from(faqTopic)
    .where(and(eq(faqTopic.audience, faqEntry.audience), eq(faqTopic.isStarter, false)))
  const rows = await db
    .select({ key: faqEntry.key, position: faqEntry.position })
    .from(faqEntry)
    .where(exists(arranged))
  return new Map(rows.map(({ key, position }) => [key, position]))
}

/** The counts stay: a corrected answer is still the answer to the same question. */
export async function saveStarterQuestions(db: Db, questions: readonly Question[], now: Date): Promise<void> {
  await db
    .insert(faqEntry)
    .values(questions.map((question) => ({ ...question, isStarter: true, updatedAt: now })))
    .onConflictDoUpdate({
      target: faqEntry.key,
      set: {
        audience: sql`excluded.audience`,
        topicKey: sql`excluded.topic_key`,
        position: sql`excluded.position`,
        questionDe: sql`excluded.question_de`,
        questionEn: sql`excluded.question_en`,
        answerDe: sql`excluded.answer_de`,
        answerEn: sql`excluded.answer_en`,
        updatedAt: now,
      },
      setWhere: and(eq(faqEntry.isStarter, true), differs(faqEntry, questionColumns)),
    })
}

/** Questions of ours that a newer release has no more, and the topics that are empty then. */
export async function deleteFormerStarters(db: Db, keys: readonly string[], topics: readonly string[]) {
  await db.delete(faqEntry).where(and(eq(faqEntry.isStarter, true), notInArray(faqEntry.key, [...keys])))
  const questions = db
    .select({ key: faqEntry.key })
    .from(faqEntry)
    .where(and(eq(faqEntry.audience, faqTopic.audience), eq(faqEntry.topicKey, faqTopic.key)))
  await db
    .delete(faqTopic)
    .where(and(eq(faqTopic.isStarter, true), notInArray(faqTopic.key, [...topics]), notExists(questions)))
}

/** Without it each start would write every row anew. */
const differs = (table: typeof cmsPage | typeof faqEntry, columns: readonly string[]): SQL => {
  const row = (of: SQL) =>
    sql.join(
      columns.map((name) => sql`${of}.${sql.identifier(name)}`),
      sql`, `,
    )
  return sql`(${row(sql`${table}`)}) is distinct from (${row(sql`excluded`)})`
}
