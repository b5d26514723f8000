import { and, count, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { searchPattern, searchPatternHit } from '#features/saved-searches/saved-searches.schema.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Db } from '#platform/db/database.ts'

export type PatternRow = typeof searchPattern.$inferSelect
type Kinds = readonly PatternRow['kind'][]

export async function insertPattern(db: Db, values: typeof searchPattern.$inferInsert): Promise<PatternRow> {
  const [row] = await db.insert(searchPattern).values(values).returning()
  if (!row) throw new Error('An insert gives its row')
  return row
}

/** Null for one that is not the viewer's, or of another kind. */
export async function findOwn(
  db: Db,
  viewer: Viewer,
  id: string,
  kinds?: Kinds,
  lock?: 'no key update',
): Promise<PatternRow | null> {
  const found = db
    .select()
    .from(searchPattern)
    .where(and(eq(searchPattern.id, id), isOwn(viewer, kinds)))
  const [row] = await (lock ? found.for(lock) : found)
  return row ?? null
}

type Paging = { page: number; perPage: number }

export async function listOwn(db: Db, viewer: Viewer, kinds: Kinds, { page, perPage }: Paging) {
  return db
    .select()
    .from(searchPattern)
    .where(isOwn(viewer, kinds))
    .orderBy(desc(searchPattern.createdAt), desc(searchPattern.id))
    .limit(perPage)
    .offset((page - 1) * perPage)
}

export async function countOwn(db: Db, viewer: Viewer, kinds: Kinds): Promise<number> {
  const [row] = await db.select({ count: count() }).from(searchPattern).where(isOwn(viewer, kinds))
  return row?.count ?? 0
}

/** Until the transaction ends nobody else changes how many searches the viewer has. */
export async function lockOwn(db: Db, viewer: Viewer): Promise<void> {
  const keeper = viewer.type === 'company' ? viewer.companyId : viewer.accountId
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('saved searches of'), hashtext(${keeper}))`)
}

export async function updatePattern(
  db: Db,
  id: string,
  values: Partial<typeof searchPattern.$inferInsert>,
): Promise<PatternRow> {
  const [row] = await db.update(searchPattern).set(values).where(eq(searchPattern.id, id)).returning()
  if (!row) throw new Error('A locked row is there')
  return row
}

export async function deletePattern(db: Db, id: string): Promise<void> {
  await db.delete(searchPattern).where(eq(searchPattern.id, id))
}

/** What nobody was told of yet is not told any more, and may come again. */
export async function forgetUntold(db: Db, patternId: string): Promise<void> {
  await db
    .delete(searchPatternHit)
    .where(and(eq(searchPatternHit.patternId, patternId), isNull(searchPatternHit.notifiedAt)))
}

/** Counts as told without having been. */
export async function passOver(db: Db, patternId: string, at: Date): Promise<void> {
  await db
    .update(searchPatternHit)
    .set({ notifiedAt: at })
    .where(and(eq(searchPatternHit.patternId, patternId), isNull(searchPatternHit.notifiedAt)))
}

const mostNew = 1500

/** By saved search the records that came after it was looked at last, the newest first. */
export async function findNew(
  db: Db,
  patternIds: string[],
  since: 'known_until' | 'new_since' = 'known_until',
): Promise<Map<string, string[]>> {
  const { rows } = await db.execute<{ id: string; records: string[] }>(sql`
    select p.id, hit.records from search_pattern p cross join lateral (
      select array_agg(record_id order by found_at desc, record_id) as records from (
        select record_id, found_at from search_pattern_hit
        where pattern_id = p.id and found_at > p.${sql.raw(since)} order by found_at desc limit ${mostNew}) newest
    ) hit where p.id = any(${sql.param(patternIds)}::uuid[]) and hit.records is not null`)
  return new Map(rows.map(({ id, records }) => [id, records]))
}

const isOwn = (viewer: Viewer, kinds?: Kinds): SQL | undefined =>
  and(
    viewer.type === 'company'
      ? eq(searchPattern.companyId, viewer.companyId)
      : and(eq(searchPattern.accountId, viewer.accountId), isNull(searchPattern.companyId)),
    kinds && inArray(searchPattern.kind, [...kinds]),
  )

/** Whosever it is; nobody changes it until the transaction ends. */
export async function lockPattern(db: Db, id: string): Promise<PatternRow | null> {
  const [row] = await db.select().from(searchPattern).where(eq(searchPattern.id, id)).for('no key update')
  return row ?? null
}

export async function moveSharedPatterns(db: Db, from: string, to: string): Promise<void> {
  await db
    .update(searchPattern)
    .set({
      accountId: to,
      paused: sql`${searchPattern.paused} or ${searchPattern.notificationInterval} <> 'never'`,
    })
    .where(and(eq(searchPattern.accountId, from), isNotNull(searchPattern.companyId)))
}

export async function forgetHits(db: Db, recordIds: string[]): Promise<void> {
  const ids = sql`${sql.param(recordIds)}::uuid[]`
  await db.delete(searchPatternHit).where(inArray(searchPatternHit.recordId, recordIds))
  await db.execute(sql`delete from search_news where record_id = any (${ids})`)
  await db.execute(sql`
    update search_pattern_watch set known = array(
      select number from unnest(known) as number
      where number <> all (array(select search_person(id) from unnest(${ids}) as id)))
    where known && array(select search_person(id) from unnest(${ids}) as id)`)
}

export function listPatterns(db: Db, accountId: string) {
  return db
    .select()
    .from(searchPattern)
    .where(eq(searchPattern.accountId, accountId))
    .orderBy(searchPattern.createdAt, searchPattern.id)
}
