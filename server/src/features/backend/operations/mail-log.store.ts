import type { MailKind } from '@tandem/contract/backend/operations/mail-kinds'
import {
  flaggedMails,
  type MailFailure,
  type MailState,
  mailLogDays,
  resendDays,
} from '@tandem/contract/backend/operations/mail-log'
import { and, desc, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { account } from '#features/accounts/accounts.schema.ts'
import type { Db } from '#platform/db/database.ts'
import type { JobRun } from '#platform/jobs/jobs.ts'
import { mailLog } from './mail-log.schema.ts'

type Attempt = {
  kind: MailKind
  recipient: string
  email: string
  run: JobRun
  state: MailState
  failure: MailFailure | null
  now: Date
}

/** A mail is one entry, however often its job tries. */
export async function saveAttempt(db: Db, attempt: Attempt): Promise<void> {
  const { kind, recipient, email, run, state, failure, now } = attempt
  const [owner] = await db.select({ id: account.id }).from(account).where(eq(account.email, email))
  const result = { state, failure, lastTriedAt: now }
  await db
    .insert(mailLog)
    .values({
      ...{ kind, recipient, accountId: owner?.id ?? null, createdAt: now },
      ...{ jobId: run.id, jobName: run.name, jobData: run.data, ...result },
    })
    .onConflictDoUpdate({
      target: [mailLog.jobId, mailLog.kind, mailLog.recipient, mailLog.accountId],
      set: { ...result, attempts: sql`${mailLog.attempts} + 1` },
    })
}

/** Of a job that is not tried again. `settledAt`: nobody needs to look after them. */
export async function closeWaiting(db: Db, jobId: string, settledAt: Date | null): Promise<void> {
  await db
    .update(mailLog)
    .set({ state: 'failed', settledAt })
    .where(and(eq(mailLog.jobId, jobId), eq(mailLog.state, 'waiting')))
}

const isFlagged = and(inArray(mailLog.state, ['failed', 'bounced']), isNull(mailLog.settledAt))

/** Nobody needs to look after the mails of these jobs any more. */
export async function settleMailsOfJobs(db: Db, jobIds: string[], now: Date): Promise<void> {
  await db
    .update(mailLog)
    .set({ settledAt: now })
    .where(and(inArray(mailLog.jobId, jobIds), isFlagged))
}

const entry = {
  mail: mailLog,
  person: { id: account.id, firstName: account.firstName, lastName: account.lastName },
}
export type MailRow = Awaited<ReturnType<typeof findMails>>[number]

export type MailFilter = {
  state?: MailState | typeof flaggedMails | undefined
  kind?: MailKind | undefined
  account?: string | undefined
  /** Of whom: a whole address, with how it is masked, or part of a name. */
  whom?: { email: string; masked: string } | { name: string } | undefined
}

/** The newest first. */
export function findMails(db: Db, filter: MailFilter, { after, limit }: { after?: string; limit: number }) {
  return db
    .select(entry)
    .from(mailLog)
    .leftJoin(account, eq(account.id, mailLog.accountId))
    .where(and(...conditions(filter), after ? lt(mailLog.id, after) : undefined))
    .orderBy(desc(mailLog.id))
    .limit(limit)
}

function conditions({ state, kind, account: accountId, whom }: MailFilter): (SQL | undefined)[] {
  return [
    state === undefined ? undefined : state === flaggedMails ? isFlagged : eq(mailLog.state, state),
    kind && eq(mailLog.kind, kind),
    accountId ? eq(mailLog.accountId, accountId) : undefined,
    whom && isOf(whom),
  ]
}

function isOf(whom: NonNullable<MailFilter['whom']>): SQL | undefined {
  if ('email' in whom) {
    const isStranger = and(isNull(mailLog.accountId), eq(mailLog.recipient, whom.masked))
    return or(eq(account.email, whom.email), isStranger)
  }
  const part = `%${whom.name.replace(/[\\%_]/g, '\\$&')}%`
  return sql`${account.firstName} || ' ' || ${account.lastName} ilike ${part}`
}

export async function findMail(db: Db, id: string): Promise<MailRow | null> {
  const [found] = await db
    .select(entry)
    .from(mailLog)
    .leftJoin(account, eq(account.id, mailLog.accountId))
    .where(eq(mailLog.id, id))
    .for('update', { of: mailLog })
  return found ?? null
}

export async function setSettled(db: Db, id: string, now: Date): Promise<void> {
  await db.update(mailLog).set({ settledAt: now }).where(eq(mailLog.id, id))
}

/** So long no job goes on trying (`mailRetries`): one whose process was killed never told of its end. */
const longestTryDays = 3

export async function sweepMailLog(db: Db, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000)
  await db.delete(mailLog).where(lt(mailLog.createdAt, daysAgo(mailLogDays)))
  await db
    .update(mailLog)
    .set({ jobData: null })
    .where(and(isNotNull(mailLog.jobData), lt(mailLog.createdAt, daysAgo(resendDays))))
  await db
    .update(mailLog)
    .set({ state: 'failed' })
    .where(and(eq(mailLog.state, 'waiting'), lt(mailLog.lastTriedAt, daysAgo(longestTryDays))))
}
