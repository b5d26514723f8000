import { and, asc, desc, eq, gte, isNotNull, lt, sql } from 'drizzle-orm'
import { account } from '#features/accounts/accounts.schema.ts'
import { applicant } from '#features/applicants/applicants.schema.ts'
import { organisationPerson } from '#features/contacts/contacts.schema.ts'
import type { Db } from '#platform/db/database.ts'
import type { Side } from '../messaging.rules.ts'
import { message, messagingSetting, threadState } from '../messaging.schema.ts'

/** The participant behind an account; all null once it is gone. */
const participant = {
  applicantId: applicant.id,
  organisationPersonId: organisationPerson.id,
  firstName: sql<string | null>`coalesce(${organisationPerson.firstName}, ${account.firstName})`,
  lastName: sql<string | null>`coalesce(${organisationPerson.lastName}, ${account.lastName})`,
}
export type ParticipantRow = {
  applicantId: string | null
  organisationPersonId: string | null
  firstName: string | null
  lastName: string | null
}

export type MessageRow = Awaited<ReturnType<typeof findMessages>>[number]

type Page = { limit: number; before?: Date }

/** The newest messages of a thread, or the newest before an instant; the oldest first. */
export async function findMessages(db: Db, threadId: string, { limit, before }: Page) {
  const rows = await selectMessages(db)
    .where(and(eq(message.threadId, threadId), before && lt(message.sentAt, before)))
    .orderBy(desc(message.sentAt), desc(message.id))
    .limit(limit)
  return rows.reverse()
}

/** The oldest messages of a thread from an instant on. */
export function findMessagesFrom(db: Db, threadId: string, { limit, from }: { limit: number; from: Date }) {
  return selectMessages(db)
    .where(and(eq(message.threadId, threadId), gte(message.sentAt, from)))
    .orderBy(asc(message.sentAt), asc(message.id))
    .limit(limit)
}

const selectMessages = (db: Db) =>
  db
    .select({
      id: message.id,
      threadId: message.threadId,
      side: message.side,
      text: message.text,
      sentAt: message.sentAt,
      sender: participant,
    })
    .from(message)
    .leftJoin(account, eq(account.id, message.senderAccountId))
    .leftJoin(applicant, eq(applicant.accountId, account.id))
    .leftJoin(organisationPerson, eq(organisationPerson.accountId, account.id))

export async function findMessage(db: Db, threadId: string, id: string): Promise<MessageRow | null> {
  const [row] = await selectMessages(db).where(and(eq(message.threadId, threadId), eq(message.id, id)))
  return row ?? null
}

export type ReaderRow = Awaited<ReturnType<typeof findReaders>>[number]

/** Who has read a thread, and up to when. */
export function findReaders(db: Db, threadId: string) {
  return db
    .select({
      readUntil: threadState.readUntil,
      kind: sql<Side['kind']>`case when ${applicant.id} is not null then 'applicant'
        when ${organisationPerson.companyId} is not null then 'company' else 'institution' end`,
      readReceipts: sql<boolean>`coalesce(${messagingSetting.readReceipts}, true)`,
      reader: participant,
    })
    .from(threadState)
    .innerJoin(account, eq(account.id, threadState.accountId))
    .leftJoin(applicant, eq(applicant.accountId, account.id))
    .leftJoin(organisationPerson, eq(organisationPerson.accountId, account.id))
    .leftJoin(messagingSetting, eq(messagingSetting.accountId, account.id))
    .where(and(eq(threadState.threadId, threadId), isNotNull(threadState.readUntil)))
    .orderBy(asc(threadState.readUntil), asc(threadState.accountId))
}
