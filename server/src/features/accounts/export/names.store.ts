import type { Locale } from '@tandem/contract/common'
import { documentType, language, qualification, studyInterest } from '#features/reference/reference.schema.ts'
import type { Db } from '#platform/db/database.ts'

/** The names of what stands in the data as a number or a key, by the field it stands in. */
export async function listNames(db: Db, locale: Locale): Promise<Record<string, Record<string, string>>> {
  const nameOf = (
    table: typeof language | typeof documentType | typeof qualification | typeof studyInterest,
  ) => (locale === 'en' ? { de: table.nameDe, name: table.nameEn } : { de: table.nameDe, name: table.nameDe })
  const interests = await db.select({ key: studyInterest.id, ...nameOf(studyInterest) }).from(studyInterest)
  const qualifications = await db
    .select({ key: qualification.key, ...nameOf(qualification) })
    .from(qualification)
  const languages = await db.select({ key: language.code, ...nameOf(language) }).from(language)
  const documents = await db.select({ key: documentType.key, ...nameOf(documentType) }).from(documentType)
  return {
    studyInterests: byKey(interests),
    qualification: byKey(qualifications),
    // Also the language of the mails, whose two are among them.
    language: byKey(languages),
    type: byKey(documents),
  }
}

const byKey = (rows: { key: string | number; de: string; name: string }[]) =>
  Object.fromEntries(rows.map(({ key, de, name }) => [String(key), name || de]))
