import type { Content, ContentKindName } from '@tandem/contract/backend/contents'
import { and, asc, desc, eq, isNotNull, isNull, lte, max, sql } from 'drizzle-orm'
import { account } from '#features/accounts/accounts.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { contentVersion } from './contents.schema.ts'

/** Until the transaction ends nobody else changes it. */
export async function lockContent(db: Db, kind: string, id: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('content'), hashtext(${`${kind} ${id}`}))`)
}

const facts = {
  recordId: contentVersion.recordId,
  revision: contentVersion.revision,
  isStarter: contentVersion.isStarter,
  savedBy: sql<string | null>`${account.firstName} || ' ' || ${account.lastName}`,
  savedAt: contentVersion.createdAt,
  publishedAt: contentVersion.publishedAt,
  publishAt: contentVersion.publishAt,
  asksConsent: contentVersion.asksConsent,
}
export type VersionRow = Awaited<ReturnType<typeof listVersions>>[number]

const of = (kind: string, id?: string) =>
  and(eq(contentVersion.kind, kind), id === undefined ? undefined : eq(contentVersion.recordId, id))
const isPlanned = and(isNotNull(contentVersion.publishAt), isNull(contentVersion.publishedAt))

/** Of one, the newest first. */
export const listVersions = (db: Db, kind: ContentKindName, id: string) =>
  db
    .select(facts)
    .from(contentVersion)
    .leftJoin(account, eq(account.id, contentVersion.savedBy))
    .where(of(kind, id))
    .orderBy(desc(contentVersion.revision))

/** The version of each that was published last: what was planned may be older than it. */
export const listPublished = (db: Db, kind: ContentKindName, id?: string) =>
  db
    .selectDistinctOn([contentVersion.recordId], facts)
    .from(contentVersion)
    .leftJoin(account, eq(account.id, contentVersion.savedBy))
    .where(and(of(kind, id), isNotNull(contentVersion.publishedAt)))
    .orderBy(asc(contentVersion.recordId), desc(contentVersion.publishedAt), desc(contentVersion.revision))

export const listPlanned = (db: Db, kind: ContentKindName, id?: string) =>
  db
    .select({ ...facts, content: contentVersion.content })
    .from(contentVersion)
    .leftJoin(account, eq(account.id, contentVersion.savedBy))
    .where(and(of(kind, id), isPlanned))

/** The highest number of each, also of what was never published. */
export const listRevisions = (db: Db, kind: ContentKindName, id?: string) =>
  db
    .select({ recordId: contentVersion.recordId, revision: max(contentVersion.revision) })
    .from(contentVersion)
    .where(of(kind, id))
    .groupBy(contentVersion.recordId)

/** Of each whose German was changed after its English. */
export async function listBehind(db: Db, kind: ContentKindName, id?: string): Promise<Set<string>> {
  const said = (language: 'De' | 'En') =>
    sql`array[${contentVersion.content} -> ${`title${language}`}::text, ${contentVersion.content} -> ${`body${language}`}::text]`
  const { rows } = await db.execute<{ record_id: string }>(sql`
    select record_id from (
      select record_id, revision,
        german is distinct from lag(german) over version as is_german_new,
        english is distinct from lag(english) over version as is_english_new
      from (
        select record_id, revision, ${said('De')} as german, ${said('En')} as english
        from content_version where ${and(of(kind, id), isNotNull(contentVersion.publishedAt))}
      ) said
      window version as (partition by record_id order by revision)
    ) changes
    group by record_id
    having max(revision) filter (where is_german_new) > max(revision) filter (where is_english_new)`)
  return new Set(rows.map((row) => row.record_id))
}

export async function findVersion(db: Db, kind: ContentKindName, id: string, revision: number) {
  const [row] = await db
    .select({ ...facts, content: contentVersion.content })
    .from(contentVersion)
    .leftJoin(account, eq(account.id, contentVersion.savedBy))
    .where(and(of(kind, id), eq(contentVersion.revision, revision)))
  return row ?? null
}

/** One that is there already stays. */
export async function insertVersion(db: Db, version: typeof contentVersion.$inferInsert): Promise<void> {
  await db.insert(contentVersion).values(version).onConflictDoNothing()
}

/** Answers whether anything was planned. */
export async function clearPlanned(db: Db, kind: ContentKindName, id: string): Promise<boolean> {
  const cleared = await db
    .update(contentVersion)
    .set({ publishAt: null })
    .where(and(of(kind, id), isPlanned))
    .returning({ revision: contentVersion.revision })
  return cleared.length > 0
}

export const listDue = (db: Db, now: Date) =>
  db
    .select({ kind: contentVersion.kind, id: contentVersion.recordId })
    .from(contentVersion)
    .where(and(isPlanned, lte(contentVersion.publishAt, now)))
    .orderBy(asc(contentVersion.publishAt))

/** What is due of one is published from now on; null where it was called off meanwhile. */
export async function markPublished(db: Db, kind: string, id: string, now: Date): Promise<Content | null> {
  const [row] = await db
    .update(contentVersion)
    .set({ publishedAt: now })
    .where(and(of(kind, id), isPlanned, lte(contentVersion.publishAt, now)))
    .returning({ content: contentVersion.content })
  return row?.content ?? null
}

/** For the export: what somebody has changed, and when. */
export const listVersionsSavedBy = (db: Db, accountId: string) =>
  db
    .select({
      kind: contentVersion.kind,
      content: contentVersion.recordId,
      version: contentVersion.revision,
      savedAt: contentVersion.createdAt,
    })
    .from(contentVersion)
    .where(eq(contentVersion.savedBy, accountId))
    .orderBy(contentVersion.createdAt)
