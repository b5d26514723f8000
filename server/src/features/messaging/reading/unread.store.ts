import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { account } from '#features/accounts/accounts.schema.ts'
import type { Db } from '#platform/db/database.ts'
import type { OwnSide, Side } from '../messaging.rules.ts'
import { message, messagingUnread, thread, threadState } from '../messaging.schema.ts'
import { isReadableBy, readersOf } from '../sides/sides.store.ts'
import { isUnread } from './threads.store.ts'

/**
 * Before a transaction changes what accounts have left to read: all that do lock the sums first, and in one order, so
 * that none waits for another that waits for it. Accounts that are being deleted at this moment are left out.
 */
export async function lockUnread(db: Db, accountIds: SQL): Promise<void> {
  await db.execute(sql`
    insert into ${messagingUnread} (account_id)
    select id from account where id in (${accountIds}) order by id for key share
    on conflict (account_id) do update set unread = excluded.unread where false`)
}

/**
 * A message has come: unread for every account that reads the thread on the side it was written to, and back out of
 * their archives, as for its writer. Needs the thread locked.
 */
export async function addUnread(
  db: Db,
  { id: threadId, ...about }: { id: string; aboutApplication: boolean },
  { to, writer }: { to: Side; writer: string },
): Promise<void> {
  const readers = readersOf(to, about)
  await lockUnread(db, sql`${readers} union all select ${writer}::uuid`)
  await db.execute(sql`
    insert into ${threadState} (thread_id, account_id, unread)
    select ${threadId}, id, 1 from account where id in (${readers}) order by id for key share
    on conflict (thread_id, account_id) do update set unread = thread_state.unread + 1, archived = false`)
  await db
    .update(threadState)
    .set({ archived: false })
    .where(
      and(
        eq(threadState.threadId, threadId),
        eq(threadState.accountId, writer),
        eq(threadState.archived, true),
      ),
    )
}

/** Unread messages of each of these accounts, over all threads that it has not archived. */
export async function sumUnread(db: Db, accountIds: string[]): Promise<Map<string, number>> {
  const { accountId, unread } = messagingUnread
  const rows = await db
    .select({ accountId, unread })
    .from(messagingUnread)
    .where(inArray(accountId, accountIds))
  const counts = new Map(rows.map((row) => [row.accountId, row.unread]))
  return new Map(accountIds.map((id) => [id, counts.get(id) ?? 0]))
}

/** Those of the side's accounts that have not read the message. */
export async function findUnreadReaders(
  db: Db,
  side: Side,
  accountIds: string[],
  messageId: string,
): Promise<string[]> {
  const rows = await db
    .select({ id: account.id })
    .from(account)
    .innerJoin(message, eq(message.id, messageId))
    .leftJoin(
      threadState,
      and(eq(threadState.threadId, message.threadId), eq(threadState.accountId, account.id)),
    )
    .where(and(inArray(account.id, accountIds), isUnread(side)))
  return rows.map(({ id }) => id)
}

/**
 * Whether an account has something to read in a thread: also what was written before it joined its colleagues, which
 * is not counted.
 */
export async function hasUnread(db: Db, side: Side, accountId: string, threadId: string): Promise<boolean> {
  const state = and(eq(threadState.threadId, message.threadId), eq(threadState.accountId, accountId))
  const unread = await db
    .select({ id: message.id })
    .from(message)
    .leftJoin(threadState, state)
    .where(and(eq(message.threadId, threadId), isUnread(side)))
    .limit(1)
  return unread.length > 0
}

/** Needs the thread locked: read is what was sent until now. */
export async function setReadUntil(
  db: Db,
  threadId: string,
  accountId: string,
  readUntil: Date,
): Promise<void> {
  await lockUnread(db, sql`select ${accountId}::uuid`)
  await db
    .insert(threadState)
    .values({ threadId, accountId, readUntil })
    .onConflictDoUpdate({
      target: [threadState.threadId, threadState.accountId],
      set: { readUntil: sql`greatest(${threadState.readUntil}, excluded.read_until)`, unread: 0 },
    })
}

/** Messages to a side that one of its accounts has read, and has not; what it archived counts as neither. */
export async function countMessages(db: Db, side: OwnSide, accountId: string) {
  const state = and(eq(threadState.threadId, thread.id), eq(threadState.accountId, accountId))
  const [received] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(thread)
    .innerJoin(message, and(eq(message.threadId, thread.id), sql`${message.side} <> ${side.kind}`))
    .leftJoin(threadState, state)
    .where(and(isReadableBy(side), sql`not coalesce(${threadState.archived}, false)`))
  const unreadMessages = (await sumUnread(db, [accountId])).get(accountId) ?? 0
  return { readMessages: Math.max(0, (received?.count ?? 0) - unreadMessages), unreadMessages }
}
