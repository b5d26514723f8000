import type { ChecklistItem } from '@tandem/contract/maths/preparation'
import { and, desc, eq, sql } from 'drizzle-orm'
import { application, applicationStudyInterest } from '#features/applications/applications.schema.ts'
import { offer, offerMathsModule } from '#features/offers/offers.schema.ts'
import { studyCourse, studyInterest } from '#features/reference/reference.schema.ts'
import type { Db } from '#platform/db/database.ts'
import {
  mathsAttempt,
  mathsPlacement,
  mathsPlan,
  mathsPractice,
  type PlacementQuestion,
  studyChecklistMark,
} from './maths.schema.ts'

export type { PlacementQuestion }
export type PlacementRow = typeof mathsPlacement.$inferSelect

export function listAttempts(db: Db, applicantId: string) {
  return db
    .select()
    .from(mathsAttempt)
    .where(eq(mathsAttempt.applicantId, applicantId))
    .orderBy(mathsAttempt.createdAt, mathsAttempt.id)
}

/** The newest first; the running one, where there is one, is the newest. */
export function listPlacements(db: Db, applicantId: string) {
  return db
    .select()
    .from(mathsPlacement)
    .where(eq(mathsPlacement.applicantId, applicantId))
    .orderBy(desc(mathsPlacement.createdAt), desc(mathsPlacement.id))
}

/** Until the transaction ends no second tab answers or begins. */
export async function lockPlacements(db: Db, applicantId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('maths of'), hashtext(${applicantId}))`)
}

export async function insertPlacement(db: Db, values: typeof mathsPlacement.$inferInsert): Promise<void> {
  await db.insert(mathsPlacement).values(values)
}

export async function updatePlacement(
  db: Db,
  id: string,
  values: Partial<Pick<PlacementRow, 'results' | 'finishedAt'>> & { questions: PlacementQuestion[] },
): Promise<void> {
  await db.update(mathsPlacement).set(values).where(eq(mathsPlacement.id, id))
}

export async function insertAttempts(db: Db, rows: (typeof mathsAttempt.$inferInsert)[]): Promise<void> {
  await db.insert(mathsAttempt).values(rows)
}

/** The first answer counts; a later one changes nothing. */
export async function insertPractice(db: Db, values: typeof mathsPractice.$inferInsert): Promise<void> {
  await db.insert(mathsPractice).values(values).onConflictDoNothing()
}

/** The oldest first. */
export function listPractice(db: Db, applicantId: string) {
  return db
    .select()
    .from(mathsPractice)
    .where(eq(mathsPractice.applicantId, applicantId))
    .orderBy(mathsPractice.createdAt)
}

export async function findPlan(db: Db, applicantId: string) {
  const [plan] = await db
    .select({
      minutes: mathsPlan.minutes,
      weekdays: mathsPlan.weekdays,
      createdAt: mathsPlan.createdAt,
      renewedAt: mathsPlan.renewedAt,
    })
    .from(mathsPlan)
    .where(eq(mathsPlan.applicantId, applicantId))
  return plan ?? null
}

export async function upsertPlan(db: Db, values: typeof mathsPlan.$inferInsert): Promise<void> {
  const { minutes, weekdays, renewedAt } = values
  await db
    .insert(mathsPlan)
    .values(values)
    .onConflictDoUpdate({ target: mathsPlan.applicantId, set: { minutes, weekdays, renewedAt } })
}

export function listMarks(db: Db, applicantId: string) {
  return db
    .select({ item: sql<ChecklistItem>`${studyChecklistMark.item}`, createdAt: studyChecklistMark.createdAt })
    .from(studyChecklistMark)
    .where(eq(studyChecklistMark.applicantId, applicantId))
    .orderBy(studyChecklistMark.item)
}

export async function markItem(db: Db, applicantId: string, item: ChecklistItem, now: Date): Promise<void> {
  await db.insert(studyChecklistMark).values({ applicantId, item, createdAt: now }).onConflictDoNothing()
}

export async function unmarkItem(db: Db, applicantId: string, item: ChecklistItem): Promise<void> {
  await db
    .delete(studyChecklistMark)
    .where(and(eq(studyChecklistMark.applicantId, applicantId), eq(studyChecklistMark.item, item)))
}

/** Each person's newest result with the courses their profile looks for. */
export async function listResultsByCourse(db: Db) {
  const { rows } = await db.execute<{
    name_de: string
    name_en: string
    results: PlacementRow['results']
  }>(sql`
    select distinct on (c.id, p.applicant_id) c.name_de, c.name_en, p.results
    from ${mathsPlacement} p
    join ${application} a on a.applicant_id = p.applicant_id and a.type = 3
    join ${applicationStudyInterest} i on i.application_id = a.id
    join ${studyInterest} s on s.id = i.study_interest_id
    join ${studyCourse} c on c.id = s.study_course_id
    where p.finished_at is not null
    order by c.id, p.applicant_id, p.finished_at desc`)
  return rows
}

/** In the middle of the published offers of the courses that the own profiles look for. */
export async function listExpectedRatings(db: Db, applicantId: string): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ module: string; rating: number }>(sql`
    select w.module, round(percentile_cont(0.5) within group (order by w.minimum_rating))::integer as rating
    from ${offerMathsModule} w
    join ${offer} o on o.id = w.offer_id and o.status = 'published'
    join ${studyInterest} s on s.id = o.study_interest_id
    where s.study_course_id in (
      select sought.study_course_id from ${application} a
      join ${applicationStudyInterest} i on i.application_id = a.id
      join ${studyInterest} sought on sought.id = i.study_interest_id
      where a.applicant_id = ${applicantId} and a.type = 3)
    group by w.module`)
  return new Map(rows.map(({ module, rating }) => [module, rating]))
}
