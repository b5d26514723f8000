import { and, eq, isNull, sql } from 'drizzle-orm'
import { searchPatternHit } from '#features/search/search.schema.ts'
import type { Db } from '#platform/db/database.ts'

export type FoundHit = { patternId: string; recordId: string }

/** By saved search the hits that no mail has told of, the newest first. Of two who ask at once, one gets them. */
export async function claimUntold(db: Db, patternIds: string[], at: Date): Promise<Map<string, string[]>> {
  const { rows } = await db.execute<{ patternId: string; recordIds: string[] }>(sql`
    with claimed as (
      update search_pattern_hit set notified_at = ${at.toISOString()}::timestamptz
      where pattern_id = any (${sql.param(patternIds)}::uuid[]) and notified_at is null
      returning pattern_id, record_id, found_at
    )
    select pattern_id as "patternId", array_agg(record_id order by found_at desc, record_id desc) as "recordIds"
    from claimed group by pattern_id`)
  return new Map(rows.map(({ patternId, recordIds }) => [patternId, recordIds]))
}

export async function findUntold(db: Db, patternId: string): Promise<string[]> {
  const rows = await db
    .select({ id: searchPatternHit.recordId })
    .from(searchPatternHit)
    .where(and(eq(searchPatternHit.patternId, patternId), isNull(searchPatternHit.notifiedAt)))
    .orderBy(sql`found_at desc, record_id desc`)
  return rows.map(({ id }) => id)
}

/** They may be found again. */
export async function unfind(db: Db, hits: FoundHit[]): Promise<void> {
  if (hits.length === 0) return
  const column = (name: keyof FoundHit) => sql`${sql.param(hits.map((hit) => hit[name]))}::uuid[]`
  await db.execute(sql`
    delete from search_pattern_hit using unnest(${column('patternId')}, ${column('recordId')}) as gone (pattern, record)
    where pattern_id = gone.pattern and record_id = gone.record`)
}
