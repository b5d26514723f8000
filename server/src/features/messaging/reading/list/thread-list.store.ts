import type { ThreadBox } from '@tandem/contract/messaging/threads'
import { and, desc, eq, exists, lt, lte, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import type { OwnSide } from '../../messaging.rules.ts'
import { thread, threadHandler, threadState } from '../../messaging.schema.ts'
import { findCandidates, holds, isCandidate } from '../../search/thread-text.store.ts'
import { hasBlocked } from '../../sides/blocks.store.ts'
import { isReadableBy } from '../../sides/sides.store.ts'

type Filters = {
  box?: ThreadBox | undefined
  words: string[]
  unread?: '1' | undefined
  mine?: '1' | undefined
  applicationId?: string | undefined
  limit: number
  before?: string | undefined
  beforeId?: string | undefined
}

/** The threads that the account of a side may read and that pass all filters, the newest first. */
export async function findThreadIds(
  db: Db,
  own: OwnSide,
  accountId: string,
  filters: Filters,
): Promise<string[]> {
  const { box, words, unread, mine, applicationId, limit } = filters
  const { rare, common } = await findCandidates(db, own, words)
  if (rare && rare.certain.length + rare.byNameAlone.length === 0) return []
  const stateThat = (condition: SQL) =>
    db
      .select({ id: threadState.threadId })
      .from(threadState)
      .where(and(eq(threadState.threadId, thread.id), eq(threadState.accountId, accountId), condition))
  const archived = stateThat(sql`${threadState.archived}`)
  const ofBox = { inbox: notExists(archived), archive: exists(archived), blocked: hasBlocked(own) }
  const handled = db
    .select({ id: threadHandler.threadId })
    .from(threadHandler)
    .where(and(eq(threadHandler.threadId, thread.id), eq(threadHandler.accountId, accountId)))
  const rows = await db
    .select({ id: thread.id })
    .from(thread)
    .where(
      and(
        isReadableBy(own),
        box && ofBox[box],
        unread && exists(stateThat(sql`${threadState.unread} > 0`)),
        mine && exists(handled),
        applicationId ? eq(thread.applicationId, applicationId) : undefined,
        isBefore(filters),
        rare ? isCandidate(rare) : undefined,
        ...common.map((word) => holds(own, word)),
      ),
    )
    // As the indexes of the sides have it, or each page would sort all threads.
    .orderBy(sql`${thread.lastMessageAt} desc nulls last`, desc(thread.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

function isBefore({ before, beforeId }: Filters) {
  if (!before) return undefined
  const instant = new Date(before)
  return and(
    lte(thread.lastMessageAt, instant),
    or(lt(thread.lastMessageAt, instant), beforeId ? lt(thread.id, beforeId) : undefined),
  )
}
