import { eq, sql } from 'drizzle-orm'
import { qualification, studyInterest } from '#features/reference/reference.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { offerConditions } from '../offer-conditions.store.ts'
import type { OfferCriteria } from '../offer-criteria.ts'

/** Offers that are alike in all that facets are counted of, as `offer_entry.shape` has it. */
export type CountedShape = { shape: string; count: number }

/** A text that finds more than this is one that nobody reads the hits of. */
const maxOfText = 5000

export async function countShapes(db: Db, criteria: OfferCriteria): Promise<CountedShape[]> {
  const { rows } = await db.execute<CountedShape>(sql`
    select shape, count(*)::int as count from (
      select e.shape from offer_entry e where ${offerConditions(criteria) ?? sql`true`}
      ${criteria.text ? sql`limit ${maxOfText}` : sql``}
    ) hit group by shape`)
  return rows
}

export type Course = { id: number; courseId: number; subjectArea: string }

export const listCourses = (db: Db): Promise<Course[]> =>
  db
    .select({
      id: studyInterest.id,
      courseId: studyInterest.studyCourseId,
      subjectArea: studyInterest.subjectAreaKey,
    })
    .from(studyInterest)

export async function listQualificationKeys(db: Db): Promise<string[]> {
  const rows = await db
    .select({ key: qualification.key })
    .from(qualification)
    .where(eq(qualification.active, true))
  return rows.map(({ key }) => key)
}
