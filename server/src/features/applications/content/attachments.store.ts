import { and, asc, count, countDistinct, eq, inArray, sql } from 'drizzle-orm'
import { storedFile } from '#features/files/files.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { application, applicationAttachment } from '../applications.schema.ts'

const { applicationId, fileId, documentTypeKey } = applicationAttachment
const name = sql<string>`coalesce(${applicationAttachment.name}, ${storedFile.name})`

export function listAttachments(db: Db, ids: string[]) {
  return db
    .select({
      applicationId,
      key: storedFile.id,
      name,
      type: documentTypeKey,
      size: storedFile.size,
      mediaType: storedFile.mediaType,
      scan: storedFile.scan,
    })
    .from(applicationAttachment)
    .innerJoin(storedFile, eq(storedFile.id, fileId))
    .where(inArray(applicationId, ids))
    .orderBy(asc(applicationAttachment.createdAt), asc(fileId))
}

export async function countAttachments(db: Db, id: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(applicationAttachment).where(eq(applicationId, id))
  return row?.count ?? 0
}

/** Until the transaction ends the applicant ties no other file. */
export async function lockAttachmentsOf(db: Db, applicantId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('attachments of'), hashtext(${applicantId}))`)
}

/** Files of all that the applicant holds, each once. */
export async function countFilesOf(db: Db, applicantId: string): Promise<number> {
  const [row] = await db
    .select({ count: countDistinct(fileId) })
    .from(applicationAttachment)
    .innerJoin(application, eq(application.id, applicationId))
    .where(eq(application.applicantId, applicantId))
  return row?.count ?? 0
}

type AttachmentKey = { applicationId: string; fileId: string; type: string }

export async function findAttachment(db: Db, id: string, file: string) {
  const isIt = and(eq(applicationId, id), eq(fileId, file))
  const [row] = await db.select().from(applicationAttachment).where(isIt)
  return row
}

export async function insertAttachment(
  db: Db,
  { type, at, ...key }: AttachmentKey & { name: string | null; at: Date },
): Promise<void> {
  await db.insert(applicationAttachment).values({ ...key, documentTypeKey: type, createdAt: at })
}

export async function updateAttachment(
  db: Db,
  { type, name, ...key }: AttachmentKey & { name: string },
): Promise<void> {
  await db
    .update(applicationAttachment)
    .set({ documentTypeKey: type, name })
    .where(and(eq(applicationId, key.applicationId), eq(fileId, key.fileId)))
}

/** The other application holds the same files then; nothing of them is stored twice. */
export async function copyAttachments(db: Db, from: string, to: string): Promise<void> {
  await db.execute(sql`
    insert into application_attachment (application_id, file_id, document_type_key, name, created_at)
    select ${to}, file_id, document_type_key, name, created_at
    from application_attachment where application_id = ${from}
      and not exists (select from stored_file where id = file_id and scan = 'infected')
    on conflict do nothing`)
}

/** Files that an application holds and the other one does not. */
export async function listExtraFiles(db: Db, id: string, other: string): Promise<string[]> {
  const { rows } = await db.execute<{ fileId: string }>(sql`
    select file_id as "fileId" from application_attachment where application_id = ${id}
    except select file_id from application_attachment where application_id = ${other}`)
  return rows.map(({ fileId }) => fileId)
}

export async function deleteAttachments(db: Db, id: string): Promise<void> {
  await db.delete(applicationAttachment).where(eq(applicationId, id))
}

/** False when there was none. */
export async function deleteAttachment(db: Db, attachment: AttachmentKey): Promise<boolean> {
  const deleted = await db
    .delete(applicationAttachment)
    .where(
      and(
        eq(applicationId, attachment.applicationId),
        eq(fileId, attachment.fileId),
        eq(documentTypeKey, attachment.type),
      ),
    )
    .returning({ fileId })
  return deleted.length > 0
}

type HeldFile = { applicantId: string; fileId: string; type: string }

/** The applicant's applications that hold the file, with its name there. */
export function findHolders(db: Db, file: HeldFile) {
  return db
    .select({
      id: application.id,
      applicantId: application.applicantId,
      companyId: application.companyId,
      type: application.type,
      status: application.status,
      stage: application.stage,
      outcome: application.outcome,
      undoUntil: application.undoUntil,
      sentAt: application.sentAt,
      name: applicationAttachment.name,
    })
    .from(applicationAttachment)
    .innerJoin(application, eq(application.id, applicationId))
    .where(
      and(
        eq(application.applicantId, file.applicantId),
        eq(fileId, file.fileId),
        eq(documentTypeKey, file.type),
      ),
    )
}
