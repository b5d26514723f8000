import type { SharingMode } from '@tandem/contract/bookmarks'
import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { account } from '#features/accounts/accounts.schema.ts'
import { organisationPerson } from '#features/contacts/contacts.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { bookmarkSharing } from '../bookmarks.schema.ts'

export async function findSharing(db: Db, accountId: string): Promise<SharingMode> {
  const [row] = await db.select().from(bookmarkSharing).where(eq(bookmarkSharing.accountId, accountId))
  if (!row) return 'nobody'
  return row.comments ? 'comments' : 'records'
}

export async function setSharing(db: Db, accountId: string, mode: SharingMode, now: Date): Promise<void> {
  if (mode === 'nobody') {
    await db.delete(bookmarkSharing).where(eq(bookmarkSharing.accountId, accountId))
    return
  }
  const comments = mode === 'comments'
  await db
    .insert(bookmarkSharing)
    .values({ accountId, comments, createdAt: now })
    .onConflictDoUpdate({ target: bookmarkSharing.accountId, set: { comments } })
}

/** Who else of the company shares their watch list, by name. */
export function listSharing(db: Db, companyId: string, exceptAccountId: string) {
  return db
    .select({
      accountId: account.id,
      name: sql<string>`${account.firstName} || ' ' || ${account.lastName}`,
      comments: bookmarkSharing.comments,
    })
    .from(bookmarkSharing)
    .innerJoin(account, eq(account.id, bookmarkSharing.accountId))
    .innerJoin(organisationPerson, eq(organisationPerson.accountId, account.id))
    .where(
      and(
        eq(organisationPerson.companyId, companyId),
        ne(account.id, exceptAccountId),
        isNotNull(account.confirmedAt),
        isNull(account.hiddenAt),
      ),
    )
    .orderBy(sql`${account.lastName} collate "und-x-icu"`, sql`${account.firstName} collate "und-x-icu"`)
}
