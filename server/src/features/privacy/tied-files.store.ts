import { eq } from 'drizzle-orm'
import { applicant } from '#features/applicants/applicants.schema.ts'
import { application, applicationAttachment } from '#features/applications/applications.schema.ts'
import { organisationPerson, organisationPersonFile } from '#features/contacts/contacts.schema.ts'
import { message, messageAttachment } from '#features/messaging/messaging.schema.ts'
import type { Db } from '#platform/db/database.ts'

/** The files that are tied to the person behind an account or to its messages, whoever uploaded them. */
export async function findTiedFileIds(db: Db, accountId: string): Promise<string[]> {
  const documents = db
    .select({ id: applicationAttachment.fileId })
    .from(applicationAttachment)
    .innerJoin(application, eq(application.id, applicationAttachment.applicationId))
    .innerJoin(applicant, eq(applicant.id, application.applicantId))
    .where(eq(applicant.accountId, accountId))
  const personDocuments = db
    .select({ id: organisationPersonFile.fileId })
    .from(organisationPersonFile)
    .innerJoin(organisationPerson, eq(organisationPerson.id, organisationPersonFile.organisationPersonId))
    .where(eq(organisationPerson.accountId, accountId))
  const sent = db
    .select({ id: messageAttachment.fileId })
    .from(messageAttachment)
    .innerJoin(message, eq(message.id, messageAttachment.messageId))
    .where(eq(message.senderAccountId, accountId))
  const images = [applicant, organisationPerson].map((person) =>
    db.select({ id: person.imageFileId }).from(person).where(eq(person.accountId, accountId)),
  )
  const ids: string[] = []
  for (const tied of [documents, personDocuments, sent, ...images]) {
    ids.push(...(await tied).flatMap(({ id }) => id ?? []))
  }
  return ids
}
