import { and, countDistinct, eq, gt, isNull, max, sql } from 'drizzle-orm'
import { company } from '#features/companies/companies.schema.ts'
import { newId } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import type { OwnSide, Side } from '../messaging.rules.ts'
import { message, thread, threadPerson, threadState } from '../messaging.schema.ts'
import { isReadableBy } from '../sides/sides.store.ts'

const lockedColumns = {
  id: thread.id,
  applicantId: thread.applicantId,
  companyId: thread.companyId,
  locationKey: thread.institutionLocationKey,
  aboutApplication: thread.aboutApplication,
  lastMessageAt: thread.lastMessageAt,
}
export type LockedThread = NonNullable<Awaited<ReturnType<typeof lockThread>>>
export type ThreadSides = Pick<LockedThread, 'applicantId' | 'companyId' | 'locationKey' | 'aboutApplication'>

/** A thread that this side's reader may read. Until the transaction ends nobody else writes into it or marks it read. */
export async function lockThread(db: Db, own: OwnSide, by: { id: string } | { applicationId: string }) {
  const [locked] = await db
    .select(lockedColumns)
    .from(thread)
    .where(
      and(isReadableBy(own), 'id' in by ? eq(thread.id, by.id) : eq(thread.applicationId, by.applicationId)),
    )
    .for('no key update')
  return locked ?? null
}

/** The sides of a thread that this side's reader may read. */
export async function findThreadSides(db: Db, own: OwnSide, id: string): Promise<ThreadSides | null> {
  const [found] = await db
    .select(lockedColumns)
    .from(thread)
    .where(and(isReadableBy(own), eq(thread.id, id)))
  return found ?? null
}

type NewThread = { subject: string; sides: [Side, Side]; applicationId: string | undefined; now: Date }

/** Null when the application has its thread already. */
export async function insertThread(db: Db, { subject, sides, applicationId, now }: NewThread) {
  const [inserted] = await db
    .insert(thread)
    .values({
      subject,
      ...sideColumns(sides[0]),
      ...sideColumns(sides[1]),
      applicationId,
      lastMessageAt: now,
    })
    .onConflictDoNothing()
    .returning(lockedColumns)
  return inserted ?? null
}

/** Until the transaction ends the account begins no other thread that counts. */
export async function lockBegun(db: Db, accountId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('new threads of'), hashtext(${accountId}))`)
}

/** Threads without an application that an account has begun since then. */
export async function countBegun(db: Db, accountId: string, since: Date): Promise<number> {
  const [found] = await db
    .select({ count: countDistinct(thread.id) })
    .from(message)
    .innerJoin(thread, eq(thread.id, message.threadId))
    .where(
      and(
        eq(message.senderAccountId, accountId),
        isNull(thread.applicationId),
        gt(message.sentAt, since),
        sql`${message.id} = (select first.id from ${message} as first where first.thread_id = ${thread.id}
          order by first.sent_at, first.id limit 1)`,
      ),
    )
  return found?.count ?? 0
}

function sideColumns(side: Side) {
  switch (side.kind) {
    case 'applicant':
      return { applicantId: side.applicantId }
    case 'company':
      return { companyId: side.companyId }
    case 'institution':
      return { institutionLocationKey: side.locationKey }
  }
}

type NewMessage = { threadId: string; side: Side; senderAccountId: string; text: string; now: Date }

/** Needs the thread locked. */
export async function insertMessage(db: Db, { side, now, ...values }: NewMessage): Promise<string> {
  const id = newId()
  const sentAt = await nextInstant(db, values.threadId, now)
  await db.insert(message).values({ id, ...values, side: side.kind, sentAt })
  await db.update(thread).set({ lastMessageAt: sentAt }).where(eq(thread.id, values.threadId))
  return id
}

/**
 * Later than every message and every reading of the thread, even where processes disagree about the time:
 * so the order of messages is the order of their commits, and none is born read.
 */
async function nextInstant(db: Db, threadId: string, now: Date): Promise<Date> {
  const [sent] = await db
    .select({ last: max(message.sentAt) })
    .from(message)
    .where(eq(message.threadId, threadId))
  const [read] = await db
    .select({ last: max(threadState.readUntil) })
    .from(threadState)
    .where(eq(threadState.threadId, threadId))
  const last = Math.max(sent?.last?.getTime() ?? 0, read?.last?.getTime() ?? 0)
  return new Date(Math.max(now.getTime(), last + 1))
}

/** Names a person as one of the thread's participants. */
export async function insertThreadPerson(
  db: Db,
  threadId: string,
  organisationPersonId: string,
): Promise<void> {
  await db.insert(threadPerson).values({ threadId, organisationPersonId }).onConflictDoNothing()
}

export async function isCompanyClosed(db: Db, companyId: string): Promise<boolean> {
  const [row] = await db.select({ status: company.status }).from(company).where(eq(company.id, companyId))
  return row?.status === 'closed'
}
