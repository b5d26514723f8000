import { and, inArray } from 'drizzle-orm'
import { studyInterest } from '#features/reference/reference.schema.ts'
import type { Db } from '#platform/db/database.ts'

export type Courses = { studyInterest: string[]; studyCourse: string[]; subjectArea: string[] }

/** The study interests that fulfil each of the filters set; null without any. */
export async function findInterests(db: Db, courses: Courses): Promise<number[] | null> {
  const { studyInterest: asked, studyCourse, subjectArea } = courses
  const interests = idsOf(asked)
  if (studyCourse.length === 0 && subjectArea.length === 0) return asked.length > 0 ? interests : null
  const rows = await db
    .select({ id: studyInterest.id })
    .from(studyInterest)
    .where(
      and(
        asked.length > 0 ? inArray(studyInterest.id, interests) : undefined,
        studyCourse.length > 0 ? inArray(studyInterest.studyCourseId, idsOf(studyCourse)) : undefined,
        subjectArea.length > 0 ? inArray(studyInterest.subjectAreaKey, subjectArea) : undefined,
      ),
    )
  return rows.map(({ id }) => id)
}

/** As far as there can be such ids. */
const idsOf = (asked: string[]) => [
  ...new Set(asked.map(Number).filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 15)),
]
