import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { offer } from '#features/offers/offers.schema.ts'
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

/**
 * Where the studies lead: the year, how the qualification opens them, and the areas of the courses. What the newest
 * profile wishes, until a place is taken: then its offer says.
 */
export async function findIntendedStudy(db: Db, applicantId: string, now: Date) {
  return (await findPlace(db, applicantId, now)) ?? (await findProfileStudy(db, applicantId))
}

async function findProfileStudy(db: Db, applicantId: string) {
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
  return wish && { ...wish, isSigned: false }
}

/** As the applicant was told: what a company can still undo is not so yet. */
const outcomeTold = (now: Date) =>
  sql<
    string | null
  >`case when ${application.undoUntil} > ${now} then ${application.toldOutcome} else ${application.outcome} end`

async function findPlace(db: Db, applicantId: string, now: Date) {
  const outcome = outcomeTold(now)
  const [place] = await db
    .select({
      year: application.placeYear,
      admission: qualification.admission,
      area: studyInterest.subjectAreaKey,
      isSigned: sql<boolean>`${outcome} = 'contract_signed'`,
    })
    .from(application)
    .leftJoin(qualification, eq(qualification.key, application.qualificationKey))
    .leftJoin(offer, eq(offer.id, application.offerId))
    .leftJoin(studyInterest, eq(studyInterest.id, offer.studyInterestId))
    .where(
      and(eq(application.applicantId, applicantId), sql`${outcome} in ('place_taken', 'contract_signed')`),
    )
    .orderBy(desc(application.updatedAt), desc(application.id))
    .limit(1)
  return place && { ...place, areas: place.area ? [place.area] : [] }
}

/** Whether anything was sent and not withdrawn. */
export async function hasApplied(db: Db, applicantId: string): Promise<boolean> {
  const isSent = and(eq(application.applicantId, applicantId), inArray(application.status, [2, 9]))
  return (await db.$count(application, isSent)) > 0
}
