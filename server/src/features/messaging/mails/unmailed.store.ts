import type { Permission } from '@tandem/contract/endpoint'
import { and, asc, eq, exists, inArray, isNotNull, isNull, not, sql } from 'drizzle-orm'
import { account, accountSubscription } from '#features/accounts/accounts.schema.ts'
import { applicant } from '#features/applicants/applicants.schema.ts'
import { organisationPerson } from '#features/contacts/contacts.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { type OwnSide, readingPermission, type Side } from '../messaging.rules.ts'
import { message, messagingSetting, thread, threadState } from '../messaging.schema.ts'
import { isUnread } from '../reading/threads.store.ts'
import { hasBlocked } from '../sides/blocks.store.ts'
import { isOn, mayRead } from '../sides/sides.store.ts'

type Interval = (typeof messagingSetting.$inferSelect)['mailInterval']
type Unmailed = { accountId: string; threadId: string }
type Asked = { side: Side; accountIds: string[]; interval: Interval; messageId?: string }

/**
 * Which of a side's accounts are to be mailed about which of its threads: those that want their mails at this interval
 * and have something to read there, of which no mail told them since they last read it. Not of what they have put away,
 * nor of whom one of their side has blocked.
 */
export async function findUnmailed(
  db: Db,
  { side, accountIds, interval, messageId }: Asked,
): Promise<Unmailed[]> {
  const unread = db
    .select({ id: message.id })
    .from(message)
    .where(
      and(eq(message.threadId, thread.id), messageId ? eq(message.id, messageId) : undefined, isUnread(side)),
    )
  return db
    .select({ accountId: account.id, threadId: thread.id })
    .from(account)
    .innerJoin(thread, isOn(side))
    .leftJoin(threadState, and(eq(threadState.threadId, thread.id), eq(threadState.accountId, account.id)))
    .leftJoin(accountSubscription, subscription)
    .leftJoin(messagingSetting, eq(messagingSetting.accountId, account.id))
    .where(
      and(
        inArray(account.id, accountIds),
        mayRead(side),
        wantsMail,
        sql`coalesce(${messagingSetting.mailInterval}, 'immediately') = ${interval}`,
        isUnmailed,
        sql`not coalesce(${threadState.archived}, false)`,
        not(hasBlocked(side)),
        exists(unread),
      ),
    )
    .orderBy(asc(account.id), asc(thread.id))
}

/** Those that nobody else took meanwhile; from here on they count as told until they are read. */
export async function claimUnmailed(db: Db, unmailed: Unmailed[]): Promise<Unmailed[]> {
  if (unmailed.length === 0) return []
  const values = unmailed.map(({ accountId, threadId }) => ({
    accountId,
    threadId,
    mailedUntil: sql`(select ${thread.lastMessageAt} from ${thread} where ${eq(thread.id, threadId)})`,
  }))
  return db
    .insert(threadState)
    .values(values)
    .onConflictDoUpdate({
      target: [threadState.threadId, threadState.accountId],
      set: { mailedUntil: sql`excluded.mailed_until` },
      setWhere: isUnmailed,
    })
    .returning({ accountId: threadState.accountId, threadId: threadState.threadId })
}

/** An account that is to be mailed about messages, and the side it reads for. */
export async function findReader(db: Db, accountId: string) {
  const [found] = await db
    .select({
      reader: { email: account.email, locale: account.locale, type: account.type },
      permissions: account.permissions,
      applicantId: applicant.id,
      companyId: organisationPerson.companyId,
      locationKey: organisationPerson.institutionLocationKey,
    })
    .from(account)
    .leftJoin(applicant, eq(applicant.accountId, account.id))
    .leftJoin(organisationPerson, eq(organisationPerson.accountId, account.id))
    .leftJoin(accountSubscription, subscription)
    .where(and(eq(account.id, accountId), wantsMail))
  const side = found && sideOf(found)
  return side ? { reader: found.reader, side } : null
}

/** Accounts that want one mail a day. */
export async function findDailyReaders(db: Db): Promise<string[]> {
  const rows = await db
    .select({ accountId: messagingSetting.accountId })
    .from(messagingSetting)
    .innerJoin(account, eq(account.id, messagingSetting.accountId))
    .leftJoin(accountSubscription, subscription)
    .where(and(eq(messagingSetting.mailInterval, 'daily'), wantsMail))
    .orderBy(asc(account.id))
  return rows.map(({ accountId }) => accountId)
}

/** The thread of a message, and which side wrote it. */
export async function findWritten(db: Db, messageId: string) {
  const [found] = await db
    .select({
      threadId: thread.id,
      kind: message.side,
      applicantId: thread.applicantId,
      companyId: thread.companyId,
      locationKey: thread.institutionLocationKey,
      aboutApplication: thread.aboutApplication,
    })
    .from(message)
    .innerJoin(thread, eq(thread.id, message.threadId))
    .where(eq(message.id, messageId))
  return found ?? null
}

type Found = {
  applicantId: string | null
  companyId: string | null
  locationKey: string | null
  permissions: Permission[]
}

function sideOf({ applicantId, companyId, locationKey, permissions }: Found): OwnSide | null {
  if (applicantId) return { kind: 'applicant', applicantId }
  if (companyId)
    return { kind: 'company', companyId, readsApplications: permissions.includes(readingPermission) }
  return locationKey ? { kind: 'institution', locationKey } : null
}

const subscription = and(
  eq(accountSubscription.accountId, account.id),
  eq(accountSubscription.subscription, 'messages'),
)

/** Joined with `subscription`: the mails come until they are turned off. */
const wantsMail = and(
  isNotNull(account.confirmedAt),
  isNull(account.hiddenAt),
  sql`coalesce(${accountSubscription.enabled}, true)`,
)

/** No mail has told of the thread since it was last read. */
const isUnmailed = sql`coalesce(${threadState.mailedUntil}, '-infinity') <= coalesce(${threadState.readUntil}, '-infinity')`
