import { and, desc, eq, sql } from 'drizzle-orm'
import { qualification, studyInterest } from '#features/reference/reference.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { application, applicationStudyInterest } from '../applications.schema.ts'

/** Profiles, template and what is not sent yet; the newest first. */
export function listOpenContents(db: Db, applicantId: string) {
  return db
    .select({
      id: application.id,
      type: application.type,
      revision: application.revision,
      modules: application.moduleAdditionals,
    })
    .from(application)
    .where(and(eq(application.applicantId, applicantId), eq(application.status, 1)))
    .orderBy(desc(application.updatedAt), desc(application.id))
}

export const lockOpenContents = (db: Db, applicantId: string) =>
  listOpenContents(db, applicantId).for('update')

/** Where the newest profile leads: the year, how its qualification opens the studies, and the areas of its courses. */
export async function findStudyWish(db: Db, applicantId: string) {
  const [wish] = await db
    .select({
      year: sql<number | null>`(select min(y) from unnest(${application.desiredYears}) y)`,
      admission: qualification.admission,
      areas: sql<string[]>`array(select distinct ${studyInterest.subjectAreaKey} from ${studyInterest}
        join ${applicationStudyInterest} on ${applicationStudyInterest.studyInterestId} = ${studyInterest.id}
        where ${applicationStudyInterest.applicationId} = ${application.id})`,
    })
    .from(application)
    .leftJoin(qualification, eq(qualification.key, application.qualificationKey))
    .where(and(eq(application.applicantId, applicantId), eq(application.type, 3)))
    .orderBy(desc(application.updatedAt), desc(application.id))
    .limit(1)
  return wish
}
