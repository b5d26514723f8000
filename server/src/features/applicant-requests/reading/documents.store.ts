import { asc, eq, inArray } from 'drizzle-orm'
import { applicationAttachment } from '#features/applications/applications.schema.ts'
import { storedFile } from '#features/files/files.schema.ts'
import type { Db } from '#platform/db/database.ts'

/** What is attached to these applications. */
export const listDocumentNames = (db: Db, applicationIds: string[]) =>
  db
    .select({ applicationId: applicationAttachment.applicationId, name: storedFile.name })
    .from(applicationAttachment)
    .innerJoin(storedFile, eq(storedFile.id, applicationAttachment.fileId))
    .where(inArray(applicationAttachment.applicationId, applicationIds))
    .orderBy(asc(applicationAttachment.createdAt), asc(storedFile.id))
