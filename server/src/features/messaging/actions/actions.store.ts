import { and, arrayContains, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { account } from '#features/accounts/accounts.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { readingPermission, type Side } from '../messaging.rules.ts'
import { thread, threadHandler, threadState } from '../messaging.schema.ts'
import { lockUnread } from '../reading/unread.store.ts'
import { accountsOf } from '../sides/sides.store.ts'

type Archiving = { threadId: string; accountId: string; archived: boolean }

export async function setArchived(db: Db, { archived, ...key }: Archiving): Promise<void> {
  await lockUnread(db, sql`select ${key.accountId}::uuid`)
  await db
    .insert(threadState)
    .values({ ...key, archived })
    .onConflictDoUpdate({ target: [threadState.threadId, threadState.accountId], set: { archived } })
}

/** Those who read for a side, by name; of a company, only some of them its threads about applications. */
export async function findColleagues(db: Db, side: Side) {
  const rows = await db
    .select({
      id: account.id,
      firstName: account.firstName,
      lastName: account.lastName,
      readsApplications: sql<boolean>`${arrayContains(account.permissions, [readingPermission])}`,
    })
    .from(account)
    .where(
      and(
        sql`${account.id} in (${accountsOf(side)})`,
        isNotNull(account.confirmedAt),
        isNull(account.hiddenAt),
      ),
    )
    .orderBy(asc(account.lastName), asc(account.firstName), asc(account.id))
  return rows.map(({ firstName, lastName, ...row }) => ({ ...row, name: `${firstName} ${lastName}` }))
}

type Handling = typeof threadHandler.$inferSelect

export async function findHandling(
  db: Db,
  threadId: string,
  side: Handling['side'],
): Promise<Pick<Handling, 'accountId' | 'revision'>> {
  const [found] = await db
    .select({ accountId: threadHandler.accountId, revision: threadHandler.revision })
    .from(threadHandler)
    .where(and(eq(threadHandler.threadId, threadId), eq(threadHandler.side, side)))
  return found ?? { accountId: null, revision: 0 }
}

/** Needs the thread locked. */
export async function saveHandling(db: Db, { accountId, revision, ...key }: Handling): Promise<void> {
  await db
    .insert(threadHandler)
    .values({ ...key, accountId, revision })
    .onConflictDoUpdate({
      target: [threadHandler.threadId, threadHandler.side],
      set: { accountId, revision },
    })
}

/** What the threads are about that an account answers, for its export. */
export async function listHandledThreads(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .select({ subject: thread.subject })
    .from(threadHandler)
    .innerJoin(thread, eq(thread.id, threadHandler.threadId))
    .where(eq(threadHandler.accountId, accountId))
    .orderBy(asc(thread.createdAt), asc(thread.id))
  return rows.map(({ subject }) => subject)
}
