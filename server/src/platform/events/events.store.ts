import { and, asc, gt, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { lastLiveEvent, liveEvent } from './events.schema.ts'

export type StoredEvent = Pick<typeof liveEvent.$inferSelect, 'accountIds' | 'type' | 'data'>

/** How many are read at once. */
const pageSize = 500

export async function insertEvent(db: Db, { accountIds, type, data }: StoredEvent): Promise<void> {
  await db.insert(liveEvent).values({ accountIds, type, data })
}

export async function notify(db: Db, channel: string, payload: string): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${payload})`)
}

/** The position of the last event. */
export async function readPosition(db: Db): Promise<number> {
  const [last] = await db.select({ position: lastLiveEvent.position }).from(lastLiveEvent)
  return last?.position ?? 0
}

export type MissedEvents = {
  events: (StoredEvent & { position: number })[]
  /** Everything up to here was read. */
  upTo: number
  hasMore: boolean
  /** Not all that came since is kept, or it never was: nothing was read, and what is after `upTo` comes anew. */
  isTooOld: boolean
}

/** What came after a position, in order: of one account, or of all. */
export async function readEventsAfter(db: Db, position: number, accountId?: string): Promise<MissedEvents> {
  const missed = db
    .select()
    .from(liveEvent)
    .where(and(gt(liveEvent.position, position), accountId ? isFor(accountId) : undefined))
    .orderBy(asc(liveEvent.position))
    .limit(pageSize)
    .as('missed')
  // In one statement, so that nothing is committed or deleted between its parts.
  const rows = await db
    .select({
      last: lastLiveEvent.position,
      firstKept: sql`(select min(${liveEvent.position}) from ${liveEvent})`.mapWith(Number),
      position: missed.position,
      accountIds: missed.accountIds,
      type: missed.type,
      data: missed.data,
    })
    .from(lastLiveEvent)
    .leftJoin(missed, sql`true`)
    .orderBy(asc(missed.position))
  const last = rows[0]?.last ?? 0
  const firstKept = rows[0]?.firstKept || last + 1
  const isTooOld = position > last || position < firstKept - 1
  if (isTooOld) return { events: [], upTo: last, hasMore: false, isTooOld }
  const events = rows.flatMap(({ position, accountIds, type, data }) =>
    position && accountIds && type && data ? [{ position, accountIds, type, data }] : [],
  )
  const hasMore = events.length === pageSize
  return { events, upTo: hasMore ? (events.at(-1)?.position ?? last) : last, hasMore, isTooOld }
}

export async function deleteEventsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(liveEvent).where(lt(liveEvent.createdAt, before))
}

const isFor = (accountId: string): SQL =>
  sql`(${liveEvent.accountIds} = '{}' or ${liveEvent.accountIds} @> array[${accountId}::uuid])`
