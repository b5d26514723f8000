import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import { applicationAttachment } from '#features/applications/applications.schema.ts'
import { storedFile } from '#features/files/files.schema.ts'
import type { Db } from '#platform/db/database.ts'

const name = sql<string>`coalesce(${applicationAttachment.name}, ${storedFile.name})`

/** What is attached to these applications. */
export const listDocumentNames = (db: Db, applicationIds: string[]) =>
  db
    .select({ applicationId: applicationAttachment.applicationId, name })
    .from(applicationAttachment)
    .innerJoin(storedFile, eq(storedFile.id, applicationAttachment.fileId))
    .where(and(inArray(applicationAttachment.applicationId, applicationIds), ne(storedFile.scan, 'infected')))
    .orderBy(asc(applicationAttachment.createdAt), asc(storedFile.id))
