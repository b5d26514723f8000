import type { ReportKind } from '@tandem/contract/messaging/threads'
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, lte, min, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { account } from '#features/accounts/accounts.schema.ts'
import { applicant } from '#features/applicants/applicants.schema.ts'
import { company } from '#features/companies/companies.schema.ts'
import { institutionLocation } from '#features/contacts/contacts.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { message, thread, threadReport, threadReportAddition } from '../../messaging.schema.ts'

/** So many of a thread's newest messages come with its report. */
const maxMessages = 30
/** Beyond its first text, until it is settled. */
const maxAdditions = 9

const settler = alias(account, 'settler')
const owner = alias(account, 'owner')

type NewReport = { threadId: string; reportedBy: string; kind: ReportKind; reason: string; createdAt: Date }

/** Adds to the account's open report about the thread where there is one. False: that one holds all that it may. */
export async function insertReport(db: Db, report: NewReport): Promise<boolean> {
  const [taken] = await db
    .insert(threadReport)
    .values(report)
    .onConflictDoUpdate({
      target: [threadReport.threadId, threadReport.reportedBy],
      targetWhere: isNull(threadReport.settledAt),
      set: { revision: sql`${threadReport.revision} + 1` },
      setWhere: lt(threadReport.revision, maxAdditions),
    })
    .returning({ reportId: threadReport.id, revision: threadReport.revision })
  if (taken && taken.revision > 0) {
    const { kind, reason, createdAt: addedAt } = report
    await db.insert(threadReportAddition).values({ reportId: taken.reportId, kind, reason, addedAt })
  }
  return taken !== undefined
}

/** Those to be settled, the oldest first; or the newest settled ones. */
export type ReportPage = { settled: boolean; after?: string | undefined; limit: number }

export function findReports(db: Db, which: { id: string } | ReportPage) {
  return db
    .select({
      id: threadReport.id,
      threadId: threadReport.threadId,
      kind: threadReport.kind,
      reason: threadReport.reason,
      createdAt: threadReport.createdAt,
      settledAt: threadReport.settledAt,
      note: threadReport.note,
      answer: threadReport.answer,
      revision: threadReport.revision,
      reportedBy: threadReport.reportedBy,
      companyId: thread.companyId,
      applicantAccountId: applicant.accountId,
      subject: thread.subject,
      reporter: { firstName: account.firstName, lastName: account.lastName, email: account.email },
      settler: { firstName: settler.firstName, lastName: settler.lastName },
      applicant: { firstName: owner.firstName, lastName: owner.lastName },
      companyName: company.name,
      locationName: institutionLocation.name,
    })
    .from(threadReport)
    .innerJoin(thread, eq(thread.id, threadReport.threadId))
    .leftJoin(account, eq(account.id, threadReport.reportedBy))
    .leftJoin(settler, eq(settler.id, threadReport.settledBy))
    .leftJoin(applicant, eq(applicant.id, thread.applicantId))
    .leftJoin(owner, eq(owner.id, applicant.accountId))
    .leftJoin(company, eq(company.id, thread.companyId))
    .leftJoin(institutionLocation, eq(institutionLocation.key, thread.institutionLocationKey))
    .where('id' in which ? eq(threadReport.id, which.id) : isOnPage(which))
    .orderBy(...('id' in which ? [] : orderOf(which)))
    .limit('id' in which ? 1 : which.limit)
}

function isOnPage({ settled, after }: ReportPage) {
  const { id, createdAt, settledAt } = threadReport
  const state = settled ? isNotNull(settledAt) : isNull(settledAt)
  if (after === undefined) return state
  const at = settled ? settledAt : createdAt
  const seen = sql`(select ${at}, ${id} from ${threadReport} where ${eq(id, after)})`
  return and(state, settled ? sql`(${at}, ${id}) < ${seen}` : sql`(${at}, ${id}) > ${seen}`)
}

const orderOf = ({ settled }: ReportPage) =>
  settled
    ? [desc(threadReport.settledAt), desc(threadReport.id)]
    : [asc(threadReport.createdAt), asc(threadReport.id)]

export type ReportRow = Awaited<ReturnType<typeof findReports>>[number]

/** The oldest first. */
export async function findAdditions(db: Db, reportIds: string[]) {
  const { reportId, kind, reason, addedAt } = threadReportAddition
  const rows = await db
    .select({ reportId, kind, reason, addedAt })
    .from(threadReportAddition)
    .where(inArray(reportId, reportIds))
    .orderBy(asc(addedAt), asc(threadReportAddition.id))
  return Map.groupBy(
    rows.map(({ addedAt, ...addition }) => ({ ...addition, addedAt: addedAt.toISOString() })),
    (addition) => addition.reportId,
  )
}

/**
 * What was written until a thread was last reported, the oldest first: later messages are none of an admin's business.
 */
export async function findReportedMessages(db: Db, reportIds: string[]) {
  const newest = db
    .select({
      // Two columns of the name "id" would be one.
      reportId: sql<string>`${threadReport.id}`.as('report_id'),
      id: message.id,
      text: message.text,
      sentAt: message.sentAt,
      firstName: account.firstName,
      lastName: account.lastName,
      place:
        sql<number>`row_number() over (partition by ${threadReport.id} order by ${message.sentAt} desc)`.as(
          'place',
        ),
    })
    .from(threadReport)
    .innerJoin(message, and(eq(message.threadId, threadReport.threadId), lte(message.sentAt, lastReportedAt)))
    .leftJoin(account, eq(account.id, message.senderAccountId))
    .where(inArray(threadReport.id, reportIds))
    .as('newest')
  return db
    .select()
    .from(newest)
    .where(lte(newest.place, maxMessages))
    .orderBy(asc(newest.sentAt), asc(newest.id))
}

const lastReportedAt = sql`greatest(${threadReport.createdAt}, (select max(${threadReportAddition.addedAt})
  from ${threadReportAddition} where ${eq(threadReportAddition.reportId, threadReport.id)}))`

/** How many are to be settled, and since when the oldest waits. */
export async function countOpenReports(db: Db): Promise<{ count: number; oldest: Date | null }> {
  const [found] = await db
    .select({ count: count(), oldest: min(threadReport.createdAt) })
    .from(threadReport)
    .where(isNull(threadReport.settledAt))
  return found ?? { count: 0, oldest: null }
}

/** What an account has reported, for its export. */
export async function listOwnReports(db: Db, accountId: string) {
  const rows = await db
    .select({
      id: threadReport.id,
      subject: thread.subject,
      reason: threadReport.reason,
      answer: threadReport.answer,
      createdAt: threadReport.createdAt,
    })
    .from(threadReport)
    .innerJoin(thread, eq(thread.id, threadReport.threadId))
    .where(eq(threadReport.reportedBy, accountId))
    .orderBy(asc(threadReport.createdAt))
  const additions = await findAdditions(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, createdAt, ...report }) => ({
    ...report,
    additions: (additions.get(id) ?? []).map(({ reason, addedAt }) => ({ reason, addedAt })),
    createdAt: createdAt.toISOString(),
  }))
}

/** Answers whether it was open, with as many additions as were seen. */
export async function settleReport(
  db: Db,
  { id, revision }: { id: string; revision: number },
  settled: { settledAt: Date; settledBy: string; note: string; answer: string },
): Promise<boolean> {
  const rows = await db
    .update(threadReport)
    .set(settled)
    .where(and(eq(threadReport.id, id), isNull(threadReport.settledAt), eq(threadReport.revision, revision)))
    .returning({ id: threadReport.id })
  return rows.length > 0
}

/** What was added to them goes along. */
export async function deleteSettledBefore(db: Db, before: Date): Promise<void> {
  await db.delete(threadReport).where(lte(threadReport.settledAt, before))
}
