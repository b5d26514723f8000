import { and, count, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { savedSearch, savedSearchHit } from '#features/saved-searches/saved-searches.schema.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Db } from '#platform/db/database.ts'

export type SavedSearchRow = typeof savedSearch.$inferSelect
type Kinds = readonly SavedSearchRow['kind'][]

export async function insertSavedSearch(
  db: Db,
  values: typeof savedSearch.$inferInsert,
): Promise<SavedSearchRow> {
  const [row] = await db.insert(savedSearch).values(values).returning()
  if (!row) throw new Error('An insert gives its row')
  return row
}

/** Null for one that is not the viewer's, or of another kind. */
export async function findOwnSavedSearch(
  db: Db,
  viewer: Viewer,
  id: string,
  kinds?: Kinds,
  lock?: 'no key update',
): Promise<SavedSearchRow | null> {
  const found = db
    .select()
    .from(savedSearch)
    .where(and(eq(savedSearch.id, id), isOwn(viewer, kinds)))
  const [row] = await (lock ? found.for(lock) : found)
  return row ?? null
}

type Paging = { page: number; perPage: number }

export async function listOwnSavedSearches(db: Db, viewer: Viewer, kinds: Kinds, { page, perPage }: Paging) {
  return db
    .select()
    .from(savedSearch)
    .where(isOwn(viewer, kinds))
    .orderBy(desc(savedSearch.createdAt), desc(savedSearch.id))
    .limit(perPage)
    .offset((page - 1) * perPage)
}

export async function countOwnSavedSearches(db: Db, viewer: Viewer, kinds: Kinds): Promise<number> {
  const [row] = await db.select({ count: count() }).from(savedSearch).where(isOwn(viewer, kinds))
  return row?.count ?? 0
}

/** Until the transaction ends nobody else changes how many searches the viewer has. */
export async function lockOwnSavedSearches(db: Db, viewer: Viewer): Promise<void> {
  const owner = viewer.type === 'company' ? viewer.companyId : viewer.accountId
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('saved searches of'), hashtext(${owner}))`)
}

export async function updateSavedSearch(
  db: Db,
  id: string,
  values: Partial<Omit<typeof savedSearch.$inferInsert, 'revision'>> & { revision?: SQL },
): Promise<SavedSearchRow> {
  const [row] = await db.update(savedSearch).set(values).where(eq(savedSearch.id, id)).returning()
  if (!row) throw new Error('A locked row is there')
  return row
}

/** What somebody edits is a new version. */
export const nextRevision = sql`${savedSearch.revision} + 1`

export async function deleteSavedSearch(db: Db, id: string): Promise<void> {
  await db.delete(savedSearch).where(eq(savedSearch.id, id))
}

/** Hits that were in no mail yet; they may be found again. */
export async function deleteUnread(db: Db, savedSearchId: string): Promise<void> {
  await db
    .delete(savedSearchHit)
    .where(and(eq(savedSearchHit.savedSearchId, savedSearchId), isNull(savedSearchHit.notifiedAt)))
}

/** Marks hits as mailed that were not, so that no mail comes later. */
export async function skipUnread(db: Db, savedSearchId: string, at: Date): Promise<void> {
  await db
    .update(savedSearchHit)
    .set({ notifiedAt: at })
    .where(and(eq(savedSearchHit.savedSearchId, savedSearchId), isNull(savedSearchHit.notifiedAt)))
}

const maxNew = 1500

/** By saved search the records that came after it was looked at last, the newest first. */
export async function findHitsSince(
  db: Db,
  savedSearchIds: string[],
  since: 'known_until' | 'new_since' = 'known_until',
): Promise<Map<string, string[]>> {
  const { rows } = await db.execute<{ id: string; records: string[] }>(sql`
    select p.id, hit.records from search_pattern p cross join lateral (
      select array_agg(record_id order by found_at desc, record_id) as records from (
        select record_id, found_at from search_pattern_hit
        where pattern_id = p.id and found_at > p.${sql.raw(since)} order by found_at desc limit ${maxNew}) newest
    ) hit where p.id = any(${sql.param(savedSearchIds)}::uuid[]) and hit.records is not null`)
  return new Map(rows.map(({ id, records }) => [id, records]))
}

const isOwn = (viewer: Viewer, kinds?: Kinds): SQL | undefined =>
  and(
    viewer.type === 'company'
      ? eq(savedSearch.companyId, viewer.companyId)
      : and(eq(savedSearch.accountId, viewer.accountId), isNull(savedSearch.companyId)),
    kinds && inArray(savedSearch.kind, [...kinds]),
  )

/** Whosever it is; nobody changes it until the transaction ends. */
export async function lockSavedSearch(db: Db, id: string): Promise<SavedSearchRow | null> {
  const [row] = await db.select().from(savedSearch).where(eq(savedSearch.id, id)).for('no key update')
  return row ?? null
}

export async function transferShared(db: Db, from: string, to: string): Promise<void> {
  await db
    .update(savedSearch)
    .set({
      accountId: to,
      revision: nextRevision,
      paused: sql`${savedSearch.paused} or ${savedSearch.notificationInterval} <> 'never'`,
    })
    .where(and(eq(savedSearch.accountId, from), isNotNull(savedSearch.companyId)))
}

export async function deleteHitsOf(db: Db, recordIds: string[]): Promise<void> {
  const ids = sql`${sql.param(recordIds)}::uuid[]`
  await db.delete(savedSearchHit).where(inArray(savedSearchHit.recordId, recordIds))
  await db.execute(sql`delete from search_news where record_id = any (${ids})`)
  await db.execute(sql`
    update search_pattern_watch set known = array(
      select number from unnest(known) as number
      where number <> all (array(select search_person(id) from unnest(${ids}) as id)))
    where known && array(select search_person(id) from unnest(${ids}) as id)`)
}

export function listSavedSearches(db: Db, accountId: string) {
  return db
    .select()
    .from(savedSearch)
    .where(eq(savedSearch.accountId, accountId))
    .orderBy(savedSearch.createdAt, savedSearch.id)
}

/** Of two companies that become one. */
export async function transferToCompany(
  db: Db,
  { from, into }: { from: string; into: string },
): Promise<number> {
  const moved = await db
    .update(savedSearch)
    .set({ companyId: into })
    .where(eq(savedSearch.companyId, from))
    .returning({ id: savedSearch.id })
  return moved.length
}
