import { and, eq, inArray, or } from 'drizzle-orm'
import {
  documentType,
  expertise,
  language,
  qualification,
  studyInterest,
} from '#features/reference/reference.schema.ts'
import type { Db } from '#platform/db/database.ts'

/** Those of the given ids and keys that can be chosen. */
export async function activeStudyInterests(db: Db, ids: number[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: studyInterest.id })
    .from(studyInterest)
    .where(and(studyInterest.active, inArray(studyInterest.id, ids)))
  return new Set(rows.map(({ id }) => String(id)))
}

export async function activeLanguages(db: Db, codes: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ code: language.code })
    .from(language)
    .where(and(language.active, inArray(language.code, codes)))
  return new Set(rows.map(({ code }) => code))
}

export async function isActiveQualification(db: Db, key: string): Promise<boolean> {
  const rows = await db
    .select({ key: qualification.key })
    .from(qualification)
    .where(and(qualification.active, eq(qualification.key, key)))
  return rows.length > 0
}

export async function isActiveDocumentType(db: Db, key: string): Promise<boolean> {
  const rows = await db
    .select({ key: documentType.key })
    .from(documentType)
    .where(and(documentType.active, eq(documentType.key, key)))
  return rows.length > 0
}

/** Those of the given names that are on the list of expertises, in either language. */
export async function listedExpertises(db: Db, names: string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set()
  const rows = await db
    .select({ de: expertise.nameDe, en: expertise.nameEn })
    .from(expertise)
    .where(or(inArray(expertise.nameDe, names), inArray(expertise.nameEn, names)))
  return new Set(rows.flatMap(({ de, en }) => [de, en]))
}
