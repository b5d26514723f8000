import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { account } from '#features/accounts/accounts.schema.ts'
import { company } from '#features/companies/companies.schema.ts'
import { institutionLocation, organisationPerson } from '#features/contacts/contacts.schema.ts'
import { storedFile } from '#features/files/files.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { message, messageAttachment, thread } from '../messaging.schema.ts'

/** All of an applicant's threads, or of another account's only what it wrote itself: the rest is its colleagues' too. */
export type Owner = { accountId: string; applicantId: string | null }

/** In the order they were written. */
export function findOwnMessages(db: Db, { accountId, applicantId }: Owner) {
  return db
    .select({
      id: message.id,
      threadId: thread.id,
      subject: thread.subject,
      companyName: company.name,
      locationName: institutionLocation.name,
      senderAccountId: message.senderAccountId,
      firstName: sql<string | null>`coalesce(${organisationPerson.firstName}, ${account.firstName})`,
      lastName: sql<string | null>`coalesce(${organisationPerson.lastName}, ${account.lastName})`,
      text: message.text,
      sentAt: message.sentAt,
    })
    .from(message)
    .innerJoin(thread, eq(thread.id, message.threadId))
    .leftJoin(account, eq(account.id, message.senderAccountId))
    .leftJoin(organisationPerson, eq(organisationPerson.accountId, account.id))
    .leftJoin(company, eq(company.id, thread.companyId))
    .leftJoin(institutionLocation, eq(institutionLocation.key, thread.institutionLocationKey))
    .where(applicantId ? eq(thread.applicantId, applicantId) : eq(message.senderAccountId, accountId))
    .orderBy(asc(message.sentAt), asc(message.id))
}

/** What hangs on the messages that the account sent. */
export function findOwnAttachments(db: Db, { accountId }: Owner, messageIds: string[]) {
  return db
    .select({ messageId: messageAttachment.messageId, key: storedFile.id, name: storedFile.name })
    .from(messageAttachment)
    .innerJoin(message, eq(message.id, messageAttachment.messageId))
    .innerJoin(storedFile, eq(storedFile.id, messageAttachment.fileId))
    .where(and(inArray(message.id, messageIds), eq(message.senderAccountId, accountId)))
    .orderBy(asc(messageAttachment.position), asc(storedFile.id))
}
