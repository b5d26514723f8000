import { expertise, language, qualification, studyInterest } from '#features/reference/reference.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { ttlCache } from '#platform/db/ttl-cache.ts'
import { normaliseName } from '../scoring/match-input.ts'
import type { References } from './match-rows.ts'

/** Every page of a search compares by it. */
export const readReferences = ttlCache(async (db: Db): Promise<References> => {
  const interests = await db
    .select({
      id: studyInterest.id,
      courseId: studyInterest.studyCourseId,
      subjectArea: studyInterest.subjectAreaKey,
    })
    .from(studyInterest)
  const qualifications = await db
    .select({ key: qualification.key, admission: qualification.admission })
    .from(qualification)
  const skills = await db
    .select({ id: expertise.id, nameDe: expertise.nameDe, nameEn: expertise.nameEn })
    .from(expertise)
  const languages = await db
    .select({ code: language.code, nameDe: language.nameDe, nameEn: language.nameEn })
    .from(language)
  return {
    studyInterests: new Map(interests.map((interest) => [interest.id, interest])),
    admissions: new Map(qualifications.map(({ key, admission }) => [key, admission])),
    expertises: new Map(
      skills.map(({ id, nameDe, nameEn }) => [id, [nameDe, nameEn].filter(Boolean).map(normaliseName)]),
    ),
    languageNames: {
      de: new Map(languages.map(({ code, nameDe }) => [code, nameDe])),
      en: new Map(languages.map(({ code, nameDe, nameEn }) => [code, nameEn || nameDe])),
    },
  }
})
