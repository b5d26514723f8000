import { eq, sql } from 'drizzle-orm'
import { savedSearch, savedSearchWatch } from '#features/saved-searches/saved-searches.schema.ts'
import type { RecordNumbers } from '#features/search/search.api.ts'
import type { Db } from '#platform/db/database.ts'
import { toTenths } from '#platform/db/grade.ts'

type Watch = {
  savedSearchId: string
  keys: string[]
  years: number[]
  grade: number | null
  circles: readonly { x: number; y: number; z: number; chord: number }[]
  known: RecordNumbers
}

/** In the place of what it watched for before. */
export async function replaceWatch(db: Db, { circles, known, ...watch }: Watch): Promise<void> {
  const axis = (name: 'x' | 'y' | 'z' | 'chord') =>
    sql`${sql.param(circles.map((circle) => circle[name]))}::float8[]`
  await db.execute(sql`
    insert into search_pattern_watch (pattern_id, keys, years, grade, x, y, z, chord, known, knows_all)
    values (${watch.savedSearchId}, ${sql.param(watch.keys)}::text[], ${sql.param(watch.years)}::smallint[],
      ${watch.grade === null ? null : toTenths(watch.grade)}::smallint, ${axis('x')}, ${axis('y')}, ${axis('z')}, ${axis('chord')},
      ${sql.param(known.numbers)}::bigint[], ${known.isAll})
    on conflict (pattern_id) do update set
      (keys, years, grade, x, y, z, chord, known, knows_all) = (excluded.keys, excluded.years, excluded.grade,
        excluded.x, excluded.y, excluded.z, excluded.chord, excluded.known, excluded.knows_all)`)
}

/** Those that look around places. */
export async function listWatchedAround(db: Db) {
  const rows = await db
    .select({ savedSearch })
    .from(savedSearchWatch)
    .innerJoin(savedSearch, eq(savedSearch.id, savedSearchWatch.savedSearchId))
    .where(sql`${savedSearchWatch.chord} <> '{}'`)
  return rows.map((row) => row.savedSearch)
}

export async function updateCircles(db: Db, savedSearchId: string, circles: Watch['circles']): Promise<void> {
  const axis = (name: 'x' | 'y' | 'z' | 'chord') => circles.map((circle) => circle[name])
  await db
    .update(savedSearchWatch)
    .set({ x: axis('x'), y: axis('y'), z: axis('z'), chord: axis('chord') })
    .where(eq(savedSearchWatch.savedSearchId, savedSearchId))
}

const lock = sql`hashtext('saved searches'), hashtext('incremental matching')`

/**
 * Whoever saves a search notes what it finds already. A record that is committed meanwhile is not among that, and its
 * change must not be matched before the search can be seen: incremental matching waits for this transaction.
 */
export async function lockIncrementalMatching(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock_shared(${lock})`)
}

/** Waits for those who are saving a search; who begins now sees what is committed by now. */
export async function awaitRunningSaves(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_lock(${lock}), pg_advisory_unlock(${lock})`)
}

/** Saved searches that came past the use cases: the demo's, and those of a restored table. */
export async function findUnwatched(db: Db, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select p.id from search_pattern p left join search_pattern_watch w on w.pattern_id = p.id
    where w.pattern_id is null order by p.id limit ${limit}`)
  return rows.map(({ id }) => id)
}
