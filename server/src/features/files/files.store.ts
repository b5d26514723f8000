import { and, eq, inArray, lt, notExists, or, sql } from 'drizzle-orm'
import { applicant } from '#features/applicants/applicants.schema.ts'
import { application, applicationAttachment } from '#features/applications/applications.schema.ts'
import { company, companyFile } from '#features/companies/companies.schema.ts'
import { organisationPerson, organisationPersonFile } from '#features/contacts/contacts.schema.ts'
import { message, messageAttachment } from '#features/messaging/messaging.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { storedFile } from './files.schema.ts'

export type StoredFile = typeof storedFile.$inferSelect

/** Every column that refers to a file. What is missing here would lose its files: a test asks the database. */
export const fileReferences = [
  applicant.imageFileId,
  applicationAttachment.fileId,
  company.logoFileId,
  company.mainImageFileId,
  companyFile.fileId,
  messageAttachment.fileId,
  organisationPerson.imageFileId,
  organisationPersonFile.fileId,
]

const untied = and(
  ...fileReferences.map((column) =>
    notExists(sql`(select 1 from ${column.table} where ${column} = ${storedFile.id})`),
  ),
)

export async function insertFile(db: Db, file: typeof storedFile.$inferInsert): Promise<StoredFile> {
  const [row] = await db.insert(storedFile).values(file).returning()
  if (!row) throw new Error('The file was not written down')
  return row
}

export async function findFile(db: Db, id: string): Promise<StoredFile | undefined> {
  const [row] = await db.select().from(storedFile).where(eq(storedFile.id, id))
  return row
}

export async function findUntiedFile(db: Db, id: string): Promise<StoredFile | undefined> {
  const [row] = await db
    .select()
    .from(storedFile)
    .where(and(eq(storedFile.id, id), untied))
  return row
}

export async function listUntiedFiles(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .select({ id: storedFile.id })
    .from(storedFile)
    .where(and(lt(storedFile.createdAt, before), untied))
  return rows.map(({ id }) => id)
}

export async function deleteFile(db: Db, id: string): Promise<void> {
  await db.delete(storedFile).where(and(eq(storedFile.id, id), untied))
}

/** What an account has brought: its uploads, and what is tied to the person behind it or to its messages. */
export function findFilesOf(db: Db, accountId: string): Promise<StoredFile[]> {
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
  const ties = [documents, personDocuments, sent, ...images].map((ids) => inArray(storedFile.id, ids))
  return db
    .select()
    .from(storedFile)
    .where(or(eq(storedFile.uploadedBy, accountId), ...ties))
    .orderBy(storedFile.createdAt, storedFile.id)
}

/** Of these, the files that no record holds: from now on their rows say where the bytes lie, and nothing else. */
export async function stripUntied(db: Db, ids: string[]): Promise<string[]> {
  const stripped = await db
    .update(storedFile)
    .set({ name: '', sha256: '', uploadedBy: null })
    .where(and(inArray(storedFile.id, ids), untied))
    .returning({ id: storedFile.id })
  return stripped.map(({ id }) => id)
}

/** Of these storage keys, those that a row names. */
export async function findKnownKeys(db: Db, storageKeys: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ key: storedFile.storageKey })
    .from(storedFile)
    .where(inArray(storedFile.storageKey, storageKeys))
  return new Set(rows.map(({ key }) => key))
}
