import { studyInterest } from '#features/reference/reference.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { ttlCache } from '#platform/db/ttl-cache.ts'

export type Courses = { studyInterest: string[]; studyCourse: string[]; subjectArea: string[] }

/** Every study interest, also one that can no longer be chosen. */
export const readInterests = ttlCache(async (db: Db) => {
  const { id, nameDe, nameEn, degree, position, studyCourseId, subjectAreaKey } = studyInterest
  const rows = await db
    .select({ id, nameDe, nameEn, degree, position, studyCourseId, subjectAreaKey })
    .from(studyInterest)
  return { byId: new Map(rows.map((row) => [row.id, row])) }
})
type Interests = Awaited<ReturnType<typeof readInterests>>['byId']
export type Interest = NonNullable<ReturnType<Interests['get']>>

/** The study interests that fulfil each of the filters set; null without any. */
export async function findInterests(db: Db, courses: Courses): Promise<number[] | null> {
  const { studyInterest: asked, studyCourse, subjectArea } = courses
  const interests = idsOf(asked)
  if (studyCourse.length === 0 && subjectArea.length === 0) return asked.length > 0 ? interests : null
  const courseIds = idsOf(studyCourse)
  const { byId } = await readInterests(db)
  return [...byId.values()]
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
