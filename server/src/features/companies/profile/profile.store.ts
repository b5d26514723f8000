import type { ImagePoint, ImageText } from '@tandem/contract/companies/profile'
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { storedFile } from '#features/files/files.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { company, companyFile } from '../companies.schema.ts'

export type CompanyRow = typeof company.$inferSelect

export async function findCompany(db: Db, companyId: string): Promise<CompanyRow | undefined> {
  const [row] = await db.select().from(company).where(eq(company.id, companyId))
  return row
}

export const listStatuses = (db: Db, ids: string[]) =>
  db.select({ id: company.id, status: company.status }).from(company).where(inArray(company.id, ids))

/** Nobody else changes it, or what belongs to it, until the transaction ends. */
export async function lockCompany(db: Db, companyId: string): Promise<CompanyRow | undefined> {
  const [row] = await db.select().from(company).where(eq(company.id, companyId)).for('no key update')
  return row
}

type Content = Omit<
  CompanyRow,
  | 'id'
  | 'status'
  | 'revision'
  | 'isUnattended'
  | 'submittedAt'
  | 'submissionNote'
  | 'decidedAt'
  | 'refusalReason'
  | 'undoUntil'
  | 'plannedInterests'
  | 'question'
  | 'askedAt'
  | 'answeredAt'
  | 'mergedInto'
  | 'logoFileId'
  | 'mainImageFileId'
  | 'mainImageFocusX'
  | 'mainImageFocusY'
  | 'mainImageTextDe'
  | 'mainImageTextEn'
  | 'createdAt'
  | 'updatedAt'
>

export async function updateContent(db: Db, companyId: string, content: Content, now: Date): Promise<void> {
  await db
    .update(company)
    .set({ ...content, revision: sql`${company.revision} + 1`, updatedAt: now })
    .where(eq(company.id, companyId))
}

/** Answers whether there is a main image to be cropped or described. */
export async function updateMainImage(
  db: Db,
  companyId: string,
  change: { focus: ImagePoint } | { text: ImageText },
): Promise<boolean> {
  const changed = await db
    .update(company)
    .set(
      'focus' in change
        ? { mainImageFocusX: change.focus.x, mainImageFocusY: change.focus.y }
        : { mainImageTextDe: change.text.de, mainImageTextEn: change.text.en },
    )
    .where(and(eq(company.id, companyId), isNotNull(company.mainImageFileId)))
    .returning({ id: company.id })
  return changed.length > 0
}

/** In the order in which they are shown. */
export async function selectFiles(db: Db, companyId: string) {
  return (await selectOwnFiles(db, companyId)).filter(({ check }) => check === undefined)
}

/** With those that were infected and are gone, which are told to their owners alone. */
export async function selectOwnFiles(db: Db, companyId: string) {
  const { id, name, mediaType, size, scan } = storedFile
  const rows = await db
    .select({ id, name, mediaType, size, scan })
    .from(companyFile)
    .innerJoin(storedFile, eq(storedFile.id, companyFile.fileId))
    .where(eq(companyFile.companyId, companyId))
    .orderBy(asc(companyFile.position), asc(id))
  return rows.map(({ scan, ...file }) => ({ ...file, ...(scan === 'infected' && { check: scan }) }))
}

/** After the others. */
export async function insertFile(db: Db, companyId: string, fileId: string): Promise<void> {
  const position = sql`(select coalesce(max(position), -1) + 1 from company_file where company_id = ${companyId})`
  await db.insert(companyFile).values({ companyId, fileId, position })
}

/** In its place. */
export async function replaceFile(db: Db, companyId: string, before: string, fileId: string): Promise<void> {
  await db
    .update(companyFile)
    .set({ fileId })
    .where(and(eq(companyFile.companyId, companyId), eq(companyFile.fileId, before)))
}

export async function deleteFile(db: Db, companyId: string, fileId: string): Promise<void> {
  await db
    .delete(companyFile)
    .where(and(eq(companyFile.companyId, companyId), eq(companyFile.fileId, fileId)))
}
