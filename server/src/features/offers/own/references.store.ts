import { and, eq, inArray } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { institutionLocation, organisationPerson } from '#features/contacts/contacts.schema.ts'
import {
  documentType,
  expertise,
  language,
  qualification,
  studyInterest,
} from '#features/reference/reference.schema.ts'
import type { Db } from '#platform/db/database.ts'

type Listed = PgTable & { active: PgColumn }

/** Those of the given ids or keys that can be chosen. */
async function known(db: Db, table: Listed, key: PgColumn, wanted: readonly (string | number)[]) {
  if (wanted.length === 0) return new Set<string>()
  const rows = await db
    .select({ key })
    .from(table)
    .where(and(eq(table.active, true), inArray(key, [...wanted])))
  return new Set(rows.map(({ key }) => String(key)))
}

/** Only the decimal form that the lists hand out: `036` and `36` would be the same row twice. */
const numbers = (ids: readonly string[]) => ids.filter((id) => /^[1-9]\d{0,8}$/.test(id)).map(Number)

export const knownStudyInterests = (db: Db, ids: string[]) =>
  known(db, studyInterest, studyInterest.id, numbers(ids))
export const knownExpertises = (db: Db, ids: string[]) => known(db, expertise, expertise.id, numbers(ids))
export const knownQualifications = (db: Db, keys: string[]) =>
  known(db, qualification, qualification.key, keys)
export const knownDocuments = (db: Db, keys: string[]) => known(db, documentType, documentType.key, keys)
export const knownLanguages = (db: Db, codes: string[]) => known(db, language, language.code, codes)

export async function isInstitutionLocation(db: Db, key: string): Promise<boolean> {
  return (await db.$count(institutionLocation, eq(institutionLocation.key, key))) > 0
}

export async function isPersonOf(db: Db, companyId: string, id: string): Promise<boolean> {
  const isMeant = and(eq(organisationPerson.id, id), eq(organisationPerson.companyId, companyId))
  return (await db.$count(organisationPerson, isMeant)) > 0
}
