import type { FaqAudience } from '@tandem/contract/pages/faq'
import { and, asc, eq, notExists, notInArray, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { faqEntry, faqTopic } from '../pages.schema.ts'

export type QuestionEntry = typeof faqEntry.$inferSelect

/** Also those withdrawn, in the order in which readers see them. */
export const listEntries = async (db: Db): Promise<QuestionEntry[]> => {
  const rows = await db
    .select({ entry: faqEntry })
    .from(faqEntry)
    .innerJoin(faqTopic, and(eq(faqTopic.audience, faqEntry.audience), eq(faqTopic.key, faqEntry.topicKey)))
    .orderBy(asc(faqTopic.audience), asc(faqTopic.position), asc(faqEntry.position), asc(faqEntry.id))
  return rows.map(({ entry }) => entry)
}

export async function findEntry(db: Db, key: string): Promise<QuestionEntry | null> {
  const [found] = await db.select().from(faqEntry).where(eq(faqEntry.key, key))
  return found ?? null
}

export const listTopics = (db: Db, audience: FaqAudience) =>
  db
    .select()
    .from(faqTopic)
    .where(eq(faqTopic.audience, audience))
    .orderBy(asc(faqTopic.position), asc(faqTopic.key))

export async function findTopic(db: Db, audience: FaqAudience, key: string) {
  const [found] = await db
    .select()
    .from(faqTopic)
    .where(and(eq(faqTopic.audience, audience), eq(faqTopic.key, key)))
  return found ?? null
}

type NewEntry = Omit<typeof faqEntry.$inferInsert, 'id' | 'position' | 'isStarter' | 'helpful' | 'unhelpful'>

/** One that is new to its topic stands last there. */
export async function saveEntry(db: Db, entry: NewEntry): Promise<void> {
  const last = sql<number>`(select coalesce(max(position), -1) + 1 from faq_entry
    where audience = ${entry.audience} and topic_key = ${entry.topicKey})`
  const { key: _, ...changes } = entry
  await db
    .insert(faqEntry)
    .values({ ...entry, position: last })
    .onConflictDoUpdate({
      target: faqEntry.key,
      set: {
        ...changes,
        position: sql`case when ${faqEntry.topicKey} = ${entry.topicKey} then ${faqEntry.position} else excluded.position end`,
      },
    })
}

export async function setEntryClaimed(db: Db, key: string): Promise<void> {
  await db.update(faqEntry).set({ isStarter: false }).where(eq(faqEntry.key, key))
}

type Topic = Pick<typeof faqTopic.$inferInsert, 'audience' | 'key' | 'titleDe' | 'titleEn' | 'position'>

export async function saveTopics(db: Db, topics: readonly Topic[]): Promise<void> {
  if (topics.length === 0) return
  await db
    .insert(faqTopic)
    .values([...topics])
    .onConflictDoUpdate({
      target: [faqTopic.audience, faqTopic.key],
      set: {
        titleDe: sql`excluded.title_de`,
        titleEn: sql`excluded.title_en`,
        position: sql`excluded.position`,
      },
    })
}

/** Without their questions, which another version may have moved elsewhere. */
export async function deleteTopicsBut(db: Db, audience: FaqAudience, keys: readonly string[]): Promise<void> {
  const questions = db
    .select({ key: faqEntry.key })
    .from(faqEntry)
    .where(and(eq(faqEntry.audience, faqTopic.audience), eq(faqEntry.topicKey, faqTopic.key)))
  await db
    .delete(faqTopic)
    .where(
      and(eq(faqTopic.audience, audience), notInArray(faqTopic.key, [...keys, '']), notExists(questions)),
    )
}

export async function setTopicsClaimed(db: Db, audience: FaqAudience): Promise<void> {
  await db.update(faqTopic).set({ isStarter: false }).where(eq(faqTopic.audience, audience))
}

type Position = { audience: FaqAudience; topicKey: string; key: string; position: number }

/** Of those that belong to the topic. */
export async function setPositions(db: Db, positions: readonly Position[]): Promise<void> {
  if (positions.length === 0) return
  const rows = sql.join(
    positions.map(
      ({ audience, topicKey, key, position }) => sql`(${audience}, ${topicKey}, ${key}, ${position}::int)`,
    ),
    sql`, `,
  )
  await db.execute(sql`update faq_entry e set position = p.position
    from (values ${rows}) p (audience, topic_key, key, position)
    where e.audience = p.audience and e.topic_key = p.topic_key and e.key = p.key`)
}
