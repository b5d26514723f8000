import { and, eq, lt, notExists, sql } from 'drizzle-orm'
import { applicant } from '#features/applicants/applicants.schema.ts'
import { applicationAttachment } from '#features/applications/applications.schema.ts'
import { company, companyFile } from '#features/companies/companies.schema.ts'
import { organisationPerson, organisationPersonFile } from '#features/contacts/contacts.schema.ts'
import { messageAttachment } from '#features/messaging/messaging.schema.ts'
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
