import type { Locale } from '@tandem/contract/common'
import { eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import {
  documentType,
  language,
  qualification,
  referenceOption,
  studyCourse,
  studyInterest,
  subjectArea,
} from './reference.schema.ts'

/** The names of what stands in the data as a number or a key, by the field it stands in. */
export async function listNames(db: Db, locale: Locale): Promise<Record<string, Record<string, string>>> {
  const nameOf = (
    table:
      | typeof language
      | typeof documentType
      | typeof qualification
      | typeof studyInterest
      | typeof studyCourse
      | typeof subjectArea
      | typeof referenceOption,
  ) => (locale === 'en' ? { de: table.nameDe, name: table.nameEn } : { de: table.nameDe, name: table.nameDe })
  const interests = await db.select({ key: studyInterest.id, ...nameOf(studyInterest) }).from(studyInterest)
  const qualifications = await db
    .select({ key: qualification.key, ...nameOf(qualification) })
    .from(qualification)
  const languages = await db.select({ key: language.code, ...nameOf(language) }).from(language)
  const documents = await db.select({ key: documentType.key, ...nameOf(documentType) }).from(documentType)
  const courses = await db.select({ key: studyCourse.id, ...nameOf(studyCourse) }).from(studyCourse)
  const areas = await db.select({ key: subjectArea.key, ...nameOf(subjectArea) }).from(subjectArea)
  const reasons = await db
    .select({ key: referenceOption.key, ...nameOf(referenceOption) })
    .from(referenceOption)
    .where(eq(referenceOption.setName, 'decline_reason'))
  return {
    studyInterests: byKey(interests),
    studyCourses: byKey(courses),
    subjectAreas: byKey(areas),
    qualification: byKey(qualifications),
    qualifications: byKey(qualifications),
    requiredDocuments: byKey(documents),
    // Also the language of the mails, whose two are among them.
    language: byKey(languages),
    type: byKey(documents),
    declineReason: byKey(reasons),
  }
}

const byKey = (rows: { key: string | number; de: string; name: string }[]) =>
  Object.fromEntries(rows.map(({ key, de, name }) => [String(key), name || de]))
