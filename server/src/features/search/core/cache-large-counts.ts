import type { Context } from '#platform/context/context.ts'
import type { Db } from '#platform/db/database.ts'

type Counted = { count: number }
type Kept<Row> = { rows: Row[] | Promise<Row[]>; until: number }

const keptMs = 30_000
const maxKept = 200
/** So many take about as long to count as the page beside them. */
export const minKept = 500

/**
 * Counts over very many records take tens of times as long as the page beside them and hardly change: those are kept for
 * half a minute, by what was counted. Few are counted anew each time.
 */
export function cacheLargeCounts<Criteria, Row extends Counted>(
  count: (db: Db, criteria: Criteria) => Promise<Row[]>,
): (ctx: Pick<Context, 'db' | 'clock'>, criteria: Criteria) => Promise<Row[]> {
  const ofDatabase = new WeakMap<Db, Map<string, Kept<Row>>>()
  return async ({ db, clock }, criteria) => {
    const kept = ofDatabase.get(db) ?? new Map<string, Kept<Row>>()
    ofDatabase.set(db, kept)
    const key = JSON.stringify(criteria)
    const known = kept.get(key)
    if (known && clock().getTime() < known.until) return known.rows
    const counting = count(db, criteria)
    // Who asks meanwhile waits for the same: all at once would keep the database busy for seconds.
    if (known) kept.set(key, { rows: counting, until: clock().getTime() + keptMs })
    const rows = await counting.finally(() => kept.delete(key))
    if (rows.reduce((sum, each) => sum + each.count, 0) < minKept) return rows
    kept.set(key, { rows, until: clock().getTime() + keptMs })
    const [oldest] = kept.keys()
    if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest)
    return rows
  }
}
