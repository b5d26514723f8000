import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { account } from '#features/accounts/accounts.schema.ts'
import { applicant } from '#features/applicants/applicants.schema.ts'
import { company } from '#features/companies/companies.schema.ts'
import { organisationPerson } from '#features/contacts/contacts.schema.ts'
import type { Db } from '#platform/db/database.ts'
import type { StartingSide } from '../messaging.rules.ts'
import { thread, threadNote, threadReport } from '../messaging.schema.ts'
import { lockUnread } from '../reading/unread.store.ts'
import { accountsOf, isOn, mayRead } from '../sides/sides.store.ts'

/** The threads of a side that leaves, each with the accounts that read it on the other side. */
export async function findReadersOfOtherSide(db: Db, side: StartingSide) {
  const rows = await db
    .select({ threadId: thread.id, accountId: account.id })
    .from(thread)
    .leftJoin(applicant, and(eq(applicant.id, thread.applicantId), sql`${side.kind} <> 'applicant'`))
    .leftJoin(
      organisationPerson,
      or(
        and(eq(organisationPerson.companyId, thread.companyId), sql`${side.kind} <> 'company'`),
        eq(organisationPerson.institutionLocationKey, thread.institutionLocationKey),
      ),
    )
    .innerJoin(account, or(eq(account.id, applicant.accountId), eq(account.id, organisationPerson.accountId)))
    .where(and(isOn(side), side.kind === 'applicant' ? mayRead({ kind: 'company' }) : undefined))
  return Map.groupBy(rows, ({ threadId }) => threadId)
}

/** Those of the side's threads that nobody is left to read: there the other side has gone before. */
export async function deleteUnreadableThreads(db: Db, side: StartingSide): Promise<void> {
  const otherIsGone =
    side.kind === 'applicant'
      ? sql`not exists (select from ${company} where ${and(eq(company.id, thread.companyId), ne(company.status, 'closed'))})`
      : isNull(thread.applicantId)
  await lockUnread(db, accountsOf(side))
  await db.delete(thread).where(and(isOn(side), isNull(thread.institutionLocationKey), otherIsGone))
}

/** They are about somebody who leaves, or by nobody who is left to read them. */
export async function deleteNotesOf(db: Db, side: StartingSide): Promise<void> {
  const ofSide = db.select({ id: thread.id }).from(thread).where(isOn(side))
  await db.delete(threadNote).where(inArray(threadNote.threadId, ofSide))
}

export async function deleteReportsBy(db: Db, accountId: string): Promise<void> {
  await db.delete(threadReport).where(eq(threadReport.reportedBy, accountId))
}

/** Of two companies that become one: the words of a thread are found for its new side by a trigger. */
export async function transferThreads(
  db: Db,
  { from, into }: { from: string; into: string },
): Promise<number> {
  const moved = await db
    .update(thread)
    .set({ companyId: into })
    .where(eq(thread.companyId, from))
    .returning({ id: thread.id })
  return moved.length
}
