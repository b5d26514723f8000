import type { Locale } from '@tandem/contract/common'
import { studyInterest } from '#features/reference/reference.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { keptBriefly } from '#platform/db/kept-briefly.ts'

export type Courses = { studyInterest: string[]; studyCourse: string[]; subjectArea: string[] }

const readInterests = keptBriefly(async (db: Db) => {
  const { id, nameDe, nameEn, studyCourseId, subjectAreaKey } = studyInterest
  const rows = await db.select({ id, nameDe, nameEn, studyCourseId, subjectAreaKey }).from(studyInterest)
  return new Map(rows.map((row) => [row.id, row]))
})

/** The study interests that fulfil each of the filters set; null without any. */
export async function findInterests(db: Db, courses: Courses): Promise<number[] | null> {
  const { studyInterest: asked, studyCourse, subjectArea } = courses
  const interests = idsOf(asked)
  if (studyCourse.length === 0 && subjectArea.length === 0) return asked.length > 0 ? interests : null
  const courseIds = idsOf(studyCourse)
  return [...(await readInterests(db)).values()]
    .filter(
      ({ id, studyCourseId, subjectAreaKey }) =>
        (asked.length === 0 || interests.includes(id)) &&
        (studyCourse.length === 0 || courseIds.includes(studyCourseId)) &&
        (subjectArea.length === 0 || subjectArea.includes(subjectAreaKey)),
    )
    .map(({ id }) => id)
}

/** As far as there can be such ids. */
const idsOf = (asked: string[]) => [
  ...new Set(asked.map(Number).filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 15)),
]

/** Names the study interests; unknown ones are left out. */
export async function interestNamer(
  db: Db,
  locale: Locale,
): Promise<(ids: number[]) => { id: string; name: string }[]> {
  const known = await readInterests(db)
  return (ids) =>
    ids.flatMap((id) => {
      const interest = known.get(id)
      if (!interest) return []
      return { id: String(id), name: (locale === 'en' && interest.nameEn) || interest.nameDe }
    })
}
