import { imageMiddle } from '@tandem/contract/companies/profile'
import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { company } from './companies.schema.ts'

export type CompanyImage = 'logo' | 'mainImage'

const columns = { logo: 'logoFileId', mainImage: 'mainImageFileId' } as const

export async function findImage(db: Db, companyId: string, image: CompanyImage) {
  const [row] = await db
    .select({ status: company.status, fileId: company[columns[image]] })
    .from(company)
    .where(eq(company.id, companyId))
  return row
}

/** Answers the file that was there before. Another main image is cropped around its middle, and not described yet. */
export async function replaceImage(
  db: Db,
  companyId: string,
  image: CompanyImage,
  fileId: string | null,
): Promise<string | null> {
  const [before] = await db
    .select({ fileId: company[columns[image]] })
    .from(company)
    .where(eq(company.id, companyId))
    .for('update')
  await db
    .update(company)
    .set({
      [columns[image]]: fileId,
      ...(image === 'mainImage' && {
        ...{ mainImageFocusX: imageMiddle.x, mainImageFocusY: imageMiddle.y },
        ...{ mainImageTextDe: '', mainImageTextEn: '' },
      }),
    })
    .where(eq(company.id, companyId))
  return before?.fileId ?? null
}

/** Null of one that there is not. */
export async function findCompanyFacts(db: Db, id: string) {
  const { name, status } = company
  const [found] = await db.select({ name, status }).from(company).where(eq(company.id, id))
  return found ?? null
}

/** All that visitors find where a setting lets them, with when each was changed last. */
export const listConfirmedCompanies = (db: Db) =>
  db
    .select({ id: company.id, changedAt: company.updatedAt })
    .from(company)
    .where(and(eq(company.status, 'confirmed'), eq(company.isUnattended, false)))
    .orderBy(asc(company.id))
