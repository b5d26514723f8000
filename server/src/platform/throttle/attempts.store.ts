import { and, eq, gt, inArray, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import type { AttemptPolicy } from './attempt-policy.ts'
import { attempt } from './throttle.schema.ts'

export type AttemptKey = { scope: (typeof attempt.$inferSelect)['scope']; key: string }

/**
 * Counts a try before it is made, unless it comes too early; of many parallel ones no more get through than one
 * after the other would.
 */
export async function claimAttempt(
  db: Db,
  { scope, key }: AttemptKey,
  policy: AttemptPolicy,
  now: Date,
): Promise<boolean> {
  const claimed = await db
    .insert(attempt)
    .values({ scope, key, count: 1, lastAt: now })
    .onConflictDoUpdate({
      target: [attempt.scope, attempt.key],
      set: { count: countAgain(policy, now), lastAt: now },
      setWhere: lte(nextAttemptTime(policy), now),
    })
    .returning({ count: attempt.count })
  return claimed.length > 0
}

/** Counts a try that was made and failed. */
export async function recordAttempt(
  db: Db,
  { scope, key }: AttemptKey,
  policy: AttemptPolicy,
  now: Date,
): Promise<void> {
  await db
    .insert(attempt)
    .values({ scope, key, count: 1, lastAt: now })
    .onConflictDoUpdate({
      target: [attempt.scope, attempt.key],
      set: { count: countAgain(policy, now), lastAt: now },
    })
}

/** When the next try is taken, where that is still ahead. */
export async function findNextAttemptTime(
  db: Db,
  { scope, key }: AttemptKey,
  policy: AttemptPolicy,
  now: Date,
): Promise<Date | null> {
  const until = nextAttemptTime(policy)
  const [found] = await db
    .select({ until })
    .from(attempt)
    .where(and(eq(attempt.scope, scope), eq(attempt.key, key), gt(until, now)))
  return found?.until ?? null
}

export async function deleteAttempts(
  db: Db,
  scope: AttemptKey['scope'],
  keys: readonly string[],
): Promise<void> {
  await db.delete(attempt).where(and(eq(attempt.scope, scope), inArray(attempt.key, [...keys])))
}

export async function deleteAttemptsBefore(db: Db, instant: Date): Promise<void> {
  await db.delete(attempt).where(lt(attempt.lastAt, instant))
}

const countAgain = ({ forgetAfter }: AttemptPolicy, now: Date): SQL<number> =>
  sql`case when ${lte(attempt.lastAt, secondsBefore(now, forgetAfter))} then 1 else ${attempt.count} + 1 end`

/** The exponent is bounded, or a count of thousands would leave the range of numbers. */
function nextAttemptTime({ threshold, firstWait, maxWait }: AttemptPolicy) {
  const doublings = sql`least(${attempt.count} - ${threshold}::integer, 20)`
  const wait = sql`least(${maxWait}::float8, ${firstWait}::float8 * power(2::float8, ${doublings}))`
  const seconds = sql`case when ${attempt.count} < ${threshold}::integer then 0 else ${wait} end`
  return sql<Date>`${attempt.lastAt} + make_interval(secs => ${seconds})`.mapWith(attempt.lastAt)
}

const secondsBefore = (instant: Date, seconds: number) => new Date(instant.getTime() - 1000 * seconds)
